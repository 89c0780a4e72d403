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
    unitOffice.replaceAll(
      /\b(?:unit|flat|apartment|apt|suite|shop|office|level|floor|ground|room|villa|townhouse|front|rear|door)\b/gi,
      '',
    ),
  );

export const isSuburbAlone = (address: string): boolean => suburbAlone.test(address.trim());

/** Lenient: better to accept an odd address than to refuse a real one. */
const hasStreet = (address: string, unitOffice: string): boolean =>
  !isSuburbAlone(address) || placeTerms.test(address) || namesSomething(unitOffice);

/** Australia Post's postal delivery types: only its own staff deliver there (AMAS, table of postal delivery types). */
const postalBoxes = [
  String.raw`(?:g\s?)?p\s?o\s?bo?x`,
  String.raw`g?pob?\s?(?:no\s)?[a-z]?\d+`,
  'post(?:al)?(?: office)? box',
  'private (?:mail )?(?:bag|box)',
  'locked (?:mail )?bag',
  'community mail (?:agent|bag)',
  'community postal agent',
  'roadside (?:mail|delivery)(?: box| bag| service)?',
  String.raw`mail (?:bag|service) (?:no )?\d+`,
  String.raw`(?:pmb|cmb|cma|cpa|rmb|rms|rsd|ms) ?(?:no )?[a-z]?\d+`,
  'parcel (?:locker|collect)s?',
  'poste restante',
  '(?:care of|care|c o|c) (?:the )?(?:post office|g?po)',
].join('|');
const postalBox = new RegExp(String.raw`(?:^|\s)(?:${postalBoxes})(?=\s|\d|$)`);
const boxAlone = /(?:^|,)\s*box\s+(?:no\.?\s*)?[a-z]?\d/i;

const isPostalBox = (text: string): boolean => {
  const plain = text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
  return postalBox.test(plain) || (boxAlone.test(text) && !placeTerms.test(text));
};

const postalBoxMessage =
  'Florists cannot deliver to a PO box, locked bag or parcel locker. Give the street and the house number';

export const findBoxFault = (address: string, unitOffice: string): string | undefined =>
  isPostalBox(address) || isPostalBox(unitOffice) ? postalBoxMessage : undefined;

/** Why nobody can be sent there; undefined for a door. */
export const findDoorFault = (address: string, unitOffice: string): string | undefined =>
  findBoxFault(address, unitOffice) ?? (hasStreet(address, unitOffice) ? undefined : noStreetMessage);

const noStreetMessage = 'Add the street and the house number, or the name of the place';
