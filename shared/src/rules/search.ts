/** Minimum letters; fewer would match everything. */
export const shortestSearch = 2;
