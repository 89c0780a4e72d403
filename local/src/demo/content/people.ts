import type { Region } from './places.ts';

/** ACMA's numbers for fiction; every phone of the demo data is from that list or (0x) 5550 xxxx. */
export const adminPhone = '+61491570006';
export const buyerPhone = '+61491571491';

export interface DemoBuyer {
  fio: string;
  region: Region;
  /** Empty: signs in by e-mail. */
  phone: string;
}

const from =
  (region: Region) =>
  ([fio, phone = '']: [fio: string, phone?: string]): DemoBuyer => ({ fio, region, phone });

/** The first is the demo account `buyer@flowers.test`. */
export const buyers: readonly [DemoBuyer, ...DemoBuyer[]] = [
  { fio: 'Ava Thompson', region: 'Sydney', phone: buyerPhone },
  ...(
    [
      ['Liam O’Connor', '+61491571804'],
      ['Mei-Ling Chen', '+61491572549'],
      ['Jack Papadopoulos', '+61491572665'],
      ['Isla Robertson', '+61491572983'],
      ['Arjun Mehta', '+61491573087'],
      ['Charlotte Nguyen', '+61491573770'],
      ['Oliver Haddad'],
      ['Ruby Walker'],
      ['Noah Fernandez'],
      ['Grace Kelly-Ward'],
      ['Ethan Kowalski'],
      ['Zara Ibrahim'],
      ['Henry Abbott'],
      ['Matilda Ross'],
      ['Samira Haidari'],
      ['Leo Bianchi'],
      ['Evelyn Park'],
    ] satisfies [string, string?][]
  ).map(from('Sydney')),
  ...(
    [
      ['Harper Murphy', '+61491574118'],
      ['Lucas Dimitriou', '+61491574632'],
      ['Poppy Anderson', '+61491575254'],
      ['Ngaio Te Awa'],
      ['William Sorensen'],
      ['Chloe Ferrari'],
      ['Hamish McLeod'],
      ['Anh Pham'],
      ['Sophie Laurent'],
      ['Dylan Whitmore'],
    ] satisfies [string, string?][]
  ).map(from('Melbourne')),
  ...(
    [
      ['Georgia Banks', '+61491575789'],
      ['Cooper Daly', '+61491576398'],
      ['Tahlia Simmons'],
      ['Kirra Watson'],
      ['Joshua Leota'],
    ] satisfies [string, string?][]
  ).map(from('Brisbane')),
  ...(
    [['Emily Hartog', '+61491576801'], ['Finn Gallagher'], ['Sienna Rossi'], ['Daniel Okoye']] satisfies [
      string,
      string?,
    ][]
  ).map(from('Perth')),
  ...(
    [['Shirley Maddison', '+61491577426'], ['Wayne Trenoweth'], ['Kate Pascoe']] satisfies [string, string?][]
  ).map(from('Broken Hill')),
];

export const managers = [
  { fio: 'Josie Lam', login: 'vendor1', status: 'hired' },
  { fio: 'Patrick Doyle', login: 'vendor1', status: 'moderation' },
  { fio: 'Yuki Tanaka', login: 'vendor4', status: 'hired' },
] as const;

/** Phones (0x) 5550 xxxx. */
export const recipients: readonly { fio: string; phone: string }[] = [
  { fio: 'Margaret Ellis', phone: '+61255500201' },
  { fio: 'Dr Helen Zhao', phone: '+61255500202' },
  { fio: 'Nonna Rosa', phone: '+61255500203' },
  { fio: 'Tom and Priyanka', phone: '+61255500204' },
  { fio: 'Ward 7 nurses', phone: '+61255500205' },
  { fio: 'Beth Sanderson', phone: '+61255500206' },
  { fio: 'Mrs K. Lindqvist', phone: '+61255500207' },
  { fio: 'Jamie at reception', phone: '+61255500208' },
  { fio: 'Olivia Marsh', phone: '+61255500209' },
  { fio: 'Grandma Joan', phone: '+61255500210' },
  { fio: 'The Ahmed family', phone: '+61255500211' },
  { fio: 'Coach Dennis', phone: '+61255500212' },
];
