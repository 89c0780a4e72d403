/** Until the operator words it. */
export const appDescription = 'Flowers and plants from local Australian florists.';
