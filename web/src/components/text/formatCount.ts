/** '1,204'; `Intl` is too slow the first time for hydration. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
