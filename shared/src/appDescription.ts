/** Default until an operator sets one. */
export const appDescription = 'Flowers and plants from local Australian florists.';
