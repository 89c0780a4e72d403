/** 'Australia/Broken_Hill' → 'Broken Hill'. */
export const cityOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
