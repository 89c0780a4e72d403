const states = [
  'NSW|VIC|QLD|WA|SA|TAS|NT|ACT',
  'New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania',
  'Northern Territory|Australian Capital Territory',
].join('|');

/** A name, a state and perhaps a postcode, and nothing more: 'Newtown NSW 2042'. */
const suburbAlone = new RegExp(
  String.raw`^[^\d,]*,?\s*\b(?:${states})\b,?\s*(?:\d{4})?(?:,?\s*Australia)?$`,
  'i',
);

/** In the name of a farm, of a house or of a street without a number. */
const placeWords =
  /\b(?:farm|station|homestead|property|cottage|house|winery|resort|hospital|school|via|lot|cnr|corner|street|road|rd|avenue|lane|drive|track|highway|hwy)\b/i;

/** What is left of 'Unit 3' says nothing of the street; what is left of 'Kars Station' does. */
const namesSomething = (unitOffice: string): boolean =>
  /[a-z]{3}/i.test(
    unitOffice.replaceAll(/\b(?:unit|flat|apartment|apt|suite|shop|office|level|floor)\b/gi, ''),
  );

/**
 * Whether a driver finds the door. Only a suburb by itself is not enough: a farm or a station has no number, and a strange
 * address is rather let through than a real one refused.
 */
export const hasStreet = (address: string, unitOffice: string): boolean =>
  !suburbAlone.test(address.trim()) || placeWords.test(address) || namesSomething(unitOffice);

export const noStreetWords = 'Add the street and the house number, or the name of the place';
