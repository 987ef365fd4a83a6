/**
 * The feed's facade: a subclass of the package's `<lite-youtube>` element. It loads no script API,
 * opens no connections in advance and requests no poster from YouTube. Its frame has our title and
 * sandbox, and the referrer policy of our other frames. Our link inside works without script, and
 * before this module loads. See docs/decisions/058.
 */
import { isPlainClick } from '#/lib/plain-click.ts';
import { createFrame } from './player/frame.tsx';

/** The members of the package's element that this module uses or replaces. */
type LiteYouTube = HTMLElement & {
  needsYTApi: boolean;
  connectedCallback(): void;
  /** The element's `videoid`. */
  videoId: string;
  /** The element's `params`, with those that start the player at once and in place. */
  getParams(): URLSearchParams;
  createBasicIframe(): HTMLIFrameElement;
};
type LiteYouTubeClass = new () => LiteYouTube;

export type Facade = HTMLElement & {
  /** Shows the player in place of the link. Does nothing if the player is there already. */
  activate(): void;
  /** Removes the player and shows the link again. */
  rest(): void;
  /** Sets `params`. If a player is still loading, reloads it with them. */
  readdress(params: string): void;
};

const NAME = 'lite-youtube';
/** Class of an element with a player. The package's own styles use it too. */
const ACTIVE = 'lyt-activated';

let defined: Promise<void> | undefined;

/**
 * Registers the element once per page, on the first call. Resolves when the page's elements are
 * upgraded; rejects if the package fails to load.
 */
export function defineFacade(): Promise<void> {
  defined ??= importUnregistered().then((Base) => customElements.define(NAME, tamed(Base)));
  return defined;
}

/**
 * Returns the package's class without registering it. Registered, it would upgrade the page's elements at once, and
 * these would request their posters from YouTube.
 */
async function importUnregistered(): Promise<LiteYouTubeClass> {
  let found: CustomElementConstructor | undefined;
  customElements.define = (_name, element) => {
    found = element;
  };
  try {
    await import('lite-youtube-embed');
  } finally {
    // Remove the override, so that the browser's method on the prototype applies again.
    Reflect.deleteProperty(customElements, 'define');
  }
  if (!found) throw new Error('lite-youtube-embed registered no element');
  return found as LiteYouTubeClass;
}

function tamed(Base: LiteYouTubeClass): CustomElementConstructor {
  // The package calls a static method to open connections. With this flag the method does nothing.
  Object.assign(Base, { preconnected: true });
  return class extends Base implements Facade {
    #frame: HTMLIFrameElement | null = null;
    #loaded = false;

    override connectedCallback(): void {
      // Without a background, the package requests a poster from YouTube. Our link has the poster.
      this.style.backgroundImage = 'none';
      // Without a button inside, the package adds one. Our link is the button.
      const button = document.createElement('span');
      button.className = 'lyt-playbtn';
      button.textContent = 'Play';
      this.append(button);
      super.connectedCallback();
      button.remove();
      this.needsYTApi = false;
    }

    /**
     * Does nothing. The package adds a frame in <noscript> for search engines: our link is better.
     */
    addNoscriptIframe(): void {}

    /** The package's own frame has neither sandbox nor title, and Chromium warns of its attributes. */
    override createBasicIframe(): HTMLIFrameElement {
      const src = `https://www.youtube-nocookie.com/embed/${this.videoId}?${this.getParams()}`;
      return createFrame(src, this.getAttribute('frametitle') ?? '');
    }

    /** Unlike the package's method, leaves the focus where it is: keys keep moving the feed. */
    activate(event?: Event): void {
      if (this.#frame || (event instanceof MouseEvent && !isPlainClick(event))) return;
      const frame = this.createBasicIframe();
      this.#loaded = false;
      frame.addEventListener('load', () => {
        this.#loaded = true;
      });
      this.classList.add(ACTIVE);
      this.append(frame);
      this.#frame = frame;
    }

    rest(): void {
      this.#frame?.remove();
      this.#frame = null;
      this.classList.remove(ACTIVE);
    }

    readdress(params: string): void {
      this.setAttribute('params', params);
      if (this.#frame && !this.#loaded) this.#frame.src = this.createBasicIframe().src;
    }
  };
}
