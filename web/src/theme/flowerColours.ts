/** Other colours are shown as text. */
const paint: Readonly<Record<string, string>> = {
  pink: '#f0a9c2',
  red: '#bc2438',
  orange: '#f08a4b',
  peach: '#f6b79a',
  yellow: '#f3bc34',
  white: '#ffffff',
  cream: '#f5ead2',
  blue: '#7f9ae0',
  purple: '#7b5cb8',
  lavender: '#b7aee3',
  green: '#5e9a6c',
  burgundy: '#6d1730',
  mixed: 'conic-gradient(#f0a9c2, #f3bc34, #5e9a6c, #7f9ae0, #7b5cb8, #f0a9c2)',
};

export const findPaint = (name: string): string | undefined => paint[name.toLowerCase()];
