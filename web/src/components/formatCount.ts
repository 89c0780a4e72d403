/** '1,204'. The browser's own way to say it takes longer, the first time, than a listing takes to come to life. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
