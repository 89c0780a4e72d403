import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';

/** As in 'public holidays in …'. */
export const stateNames: Readonly<Record<AustralianState, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'the Northern Territory',
  ACT: 'the Australian Capital Territory',
};
