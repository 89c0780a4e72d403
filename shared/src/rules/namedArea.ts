export interface NamedArea {
  state: string | undefined;
  postcode: string | undefined;
}

const stateCodes: Readonly<Record<string, string>> = {
  'australian capital territory': 'ACT',
  'new south wales': 'NSW',
  'northern territory': 'NT',
  queensland: 'QLD',
  'south australia': 'SA',
  tasmania: 'TAS',
  victoria: 'VIC',
  'western australia': 'WA',
};
const names = [...Object.keys(stateCodes), ...Object.values(stateCodes)].join('|');

/** Leaves other regions as they are. */
export const toStateCode = (region: string): string => stateCodes[region.toLowerCase()] ?? region;

const country = /(?<!\b(?:western|south))[\s,]+australia[\s,.]*$/i;
const lastPostcode = /[\s,]+(0[289]\d\d|[1-9]\d{3})$/;
const lastState = new RegExp(String.raw`[\s,](${names})$`, 'i');

const trimEnd = (text: string) => text.replace(/[\s,.]+$/, '');
export const withoutCountry = (address: string): string => trimEnd(trimEnd(address).replace(country, ''));

/** 'Newtown NSW 2042' → NSW, 2042. */
export function readNamedArea(address: string): NamedArea {
  const whole = withoutCountry(address);
  const postcode = lastPostcode.exec(whole)?.[1];
  const named = trimEnd(whole.replace(lastPostcode, ''));
  const state = lastState.exec(named)?.[1];
  return { state: state && toStateCode(state).toUpperCase(), postcode };
}

/** 'St Kilda VIC 3182' → 'St Kilda'. */
export const withoutArea = (address: string): string =>
  trimEnd(trimEnd(withoutCountry(address).replace(lastPostcode, '')).replace(lastState, ''));

export function withPostcode(
  address: string,
  { suburb, state, postcode }: { suburb: string; state: string; postcode: string },
): string {
  const whole = withoutCountry(address);
  const ending = whole.toLowerCase();
  const local = suburb.toLowerCase();
  const named = readNamedArea(whole).state;
  const beforeState = named ? trimEnd(whole.replace(lastState, '')).toLowerCase() : ending;
  if (named && beforeState.endsWith(local)) return `${whole} ${postcode}`;
  if (ending.endsWith(local)) return `${whole} ${state} ${postcode}`;
  return `${whole}, ${suburb} ${state} ${postcode}`;
}
