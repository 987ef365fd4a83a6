import { toggleTheme } from '#/stores/theme.ts';
import { island } from './island.tsx';

type ThemeToggleProps = {
  /** What a press does: use the dark theme, and the light one. */
  labels: { dark: string; light: string };
  /** Whether its label is seen, as in the footer. */
  wordy?: boolean;
};

/**
 * A button that switches the theme. Of its signs and its labels the style shows those of the other theme, so that
 * they are right before the island hydrates. Until then the script in the head takes its presses.
 */
export const ThemeToggle = island(function ThemeToggle({ labels, wordy }: ThemeToggleProps) {
  const hidden = wordy ? '' : ' visually-hidden';
  return (
    <button
      type="button"
      className={`theme-toggle ${wordy ? 'chip' : 'icon-button'}`}
      onClick={toggleTheme}
    >
      <svg className="icon icon-moon" aria-hidden="true">
        <use href="#icon-moon" />
      </svg>
      <svg className="icon icon-sun" aria-hidden="true">
        <use href="#icon-sun" />
      </svg>
      <span className={`icon-moon${hidden}`}>{labels.dark}</span>
      <span className={`icon-sun${hidden}`}>{labels.light}</span>
    </button>
  );
});
