export interface Locality {
  name: string;
  /** `placeKey(name)`. */
  key: string;
  state: StateCode;
  postcode: string;
  lat: number;
  lng: number;
}

export const stateNames = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
} as const;

export type StateCode = keyof typeof stateNames;

export const isStateCode = (text: string): text is StateCode => Object.hasOwn(stateNames, text);
