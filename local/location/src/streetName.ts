import { placeName } from './placeTerms.ts';

const shortForms: Readonly<Record<string, string>> = {
  alley: 'Aly',
  arcade: 'Arc',
  avenue: 'Ave',
  av: 'Ave',
  boulevard: 'Blvd',
  bvd: 'Blvd',
  circle: 'Cir',
  circuit: 'Cct',
  close: 'Cl',
  court: 'Ct',
  crescent: 'Cres',
  cr: 'Cres',
  drive: 'Dr',
  esplanade: 'Esp',
  grove: 'Gr',
  gve: 'Gr',
  highway: 'Hwy',
  lane: 'Ln',
  parade: 'Pde',
  parkway: 'Pkwy',
  place: 'Pl',
  promenade: 'Prom',
  road: 'Rd',
  square: 'Sq',
  street: 'St',
  str: 'St',
  terrace: 'Tce',
  ter: 'Tce',
};

const wholeForms = [
  'Bend',
  'Chase',
  'Gate',
  'Glade',
  'Link',
  'Loop',
  'Mews',
  'Quay',
  'Rise',
  'Row',
  'Track',
  'Vale',
  'View',
  'Walk',
  'Way',
  'Wharf',
];

const forms = new Map([
  ...Object.entries(shortForms),
  ...[...new Set(Object.values(shortForms)), ...wholeForms].map(
    (form) => [form.toLowerCase(), form] as const,
  ),
]);

export const isStreetForm = (word: string): boolean => forms.has(word);

/** `king street` is `King St`. */
export function streetName(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const form = words.length > 1 ? forms.get(last) : undefined;
  return form ? `${placeName(words.slice(0, -1).join(' '))} ${form}` : placeName(words.join(' '));
}
