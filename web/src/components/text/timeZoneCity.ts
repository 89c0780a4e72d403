/** 'Australia/Broken_Hill' → 'Broken Hill'. */
export const timeZoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
