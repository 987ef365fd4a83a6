import { useStore } from '@nanostores/react';
import { $theme, toggleTheme } from '#/stores/theme.ts';
import { island } from './island.tsx';

type ThemeToggleProps = {
  label: string;
  /** Whether it shows its label as text, as in the footer. */
  wordy?: boolean;
};

/**
 * A button that switches the theme. Until it hydrates, the script in the head takes its presses, and
 * keeps `aria-pressed` in step.
 */
export const ThemeToggle = island(function ThemeToggle({ label, wordy = false }: ThemeToggleProps) {
  const theme = useStore($theme, { ssr: 'initial' });
  return (
    <button
      type="button"
      className={`theme-toggle ${wordy ? 'chip' : 'icon-button'}`}
      aria-label={wordy ? undefined : label}
      aria-pressed={theme === 'dark'}
      suppressHydrationWarning
      onClick={toggleTheme}
    >
      <svg className="icon icon-moon" aria-hidden="true">
        <use href="#icon-moon" />
      </svg>
      <svg className="icon icon-sun" aria-hidden="true">
        <use href="#icon-sun" />
      </svg>
      {wordy && label}
    </button>
  );
});
