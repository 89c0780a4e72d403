/** Of each kind. */
export const mostHits = 5;
