/**
 * The feed's facade: the `<lite-youtube>` element, tamed. It loads no script API, warms up no connection,
 * takes no poster from YouTube, and its frame has our title, sandbox and referrer policy. Our link inside
 * works before this module is loaded, and without script. See docs/decisions/023.
 */
import { isPlainClick } from '#/lib/plain-click.ts';
import { FRAME_ALLOW, SANDBOX } from '#/lib/player.ts';

/** The methods of the package's element that this module uses or replaces. */
type LiteYouTube = HTMLElement & {
  needsYTApi: boolean;
  connectedCallback(): void;
  createBasicIframe(): HTMLIFrameElement;
};
type LiteYouTubeClass = new () => LiteYouTube;

export type Facade = HTMLElement & {
  /** Puts the player in the link's place; does nothing where it is there already. */
  activate(): void;
  /** Puts the link back in the player's place. */
  rest(): void;
  /** Gives a player that is still on its way an address with other `params`. */
  readdress(params: string): void;
};

const NAME = 'lite-youtube';
/** The class that the package's own styles use, too. */
const ACTIVE = 'lyt-activated';

/** Registers the element; to be called once an island needs it. Resolves when elements have upgraded. */
export async function defineFacade(): Promise<void> {
  if (customElements.get(NAME)) return;
  const Base = await importUnregistered();
  if (!customElements.get(NAME)) customElements.define(NAME, tamed(Base));
}

/**
 * The package's class, kept from registering itself: elements of the page would upgrade to it at once, and
 * ask YouTube for their posters.
 */
async function importUnregistered(): Promise<LiteYouTubeClass> {
  let found: CustomElementConstructor | undefined;
  customElements.define = (_name, element) => {
    found = element;
  };
  try {
    await import('lite-youtube-embed');
  } finally {
    // Shows the browser's own method again.
    Reflect.deleteProperty(customElements, 'define');
  }
  if (!found) throw new Error('lite-youtube-embed registered no element');
  return found as LiteYouTubeClass;
}

function tamed(Base: LiteYouTubeClass): CustomElementConstructor {
  // Its listeners call this static method, which does nothing once connections are warm.
  Object.assign(Base, { preconnected: true });
  return class extends Base implements Facade {
    #frame: HTMLIFrameElement | null = null;
    #loaded = false;

    override connectedCallback(): void {
      // Only without a background does the element ask YouTube for a poster: ours is in the link.
      this.style.backgroundImage = 'none';
      super.connectedCallback();
      this.needsYTApi = false;
    }

    /** For search engines the element writes a frame into <noscript>: our link is better. */
    addNoscriptIframe(): void {}

    override createBasicIframe(): HTMLIFrameElement {
      const frame = super.createBasicIframe();
      frame.title = this.getAttribute('frametitle') ?? '';
      frame.allow = FRAME_ALLOW;
      frame.setAttribute('sandbox', SANDBOX.embed);
      return frame;
    }

    /** Unlike the element's own, it leaves the focus where it is: the feed's keys go on working. */
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
