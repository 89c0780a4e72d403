/** Letters; fewer would find everything. */
export const shortestSearch = 2;
