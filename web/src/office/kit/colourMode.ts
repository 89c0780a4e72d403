/** Follows the system: florists start before dawn. The storefront stays light. */
export function followColourMode(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.amplifyColorMode = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', apply);
  apply();
}
