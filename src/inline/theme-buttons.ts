/** The buttons that change the theme. The theme itself is applied by theme.ts. */
const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const { theme } = root.dataset;
  return theme ? theme === 'dark' : prefersDark.matches;
}

function show(): void {
  for (const button of document.querySelectorAll('.theme-toggle')) {
    button.ariaPressed = String(isDark());
  }
}

/** Shows the theme on its buttons, now and whenever it changes. */
export function showTheme(): void {
  show();
  for (const type of ['pageshow', 'storage']) addEventListener(type, show);
  prefersDark.addEventListener('change', show);
}

/** Changes to the other theme, and keeps it for later pages. */
export function toggleTheme(): void {
  const theme = isDark() ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {}
  show();
}
