export const mostHits = 5;
