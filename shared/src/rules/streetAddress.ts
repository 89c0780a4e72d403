const states = [
  'NSW|VIC|QLD|WA|SA|TAS|NT|ACT',
  'New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania',
  'Northern Territory|Australian Capital Territory',
].join('|');

const suburbAlone = new RegExp(
  String.raw`^[^\d,]*,?\s*\b(?:${states})\b,?\s*(?:\d{4})?(?:,?\s*Australia)?$`,
  'i',
);

/** An address without a street number names one of these. */
const placeTerms =
  /\b(?:farm|station|homestead|property|cottage|house|winery|resort|hospital|school|via|lot|cnr|corner|street|road|rd|avenue|lane|drive|track|highway|hwy)\b/i;

/** 'Unit 3' is not a street; 'Kars Station' is. */
const namesSomething = (unitOffice: string): boolean =>
  /[a-z]{3}/i.test(
    unitOffice.replaceAll(/\b(?:unit|flat|apartment|apt|suite|shop|office|level|floor)\b/gi, ''),
  );

/** Lenient: better to accept an odd address than to refuse a real one. */
export const hasStreet = (address: string, unitOffice: string): boolean =>
  !suburbAlone.test(address.trim()) || placeTerms.test(address) || namesSomething(unitOffice);

export const noStreetMessage = 'Add the street and the house number, or the name of the place';
