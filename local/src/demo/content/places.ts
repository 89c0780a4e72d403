export type Region = 'Sydney' | 'Melbourne' | 'Brisbane' | 'Perth' | 'Broken Hill';

export interface DemoPlace {
  street: string;
  suburb: string;
  state: string;
  postcode: string;
  lat: number;
  lng: number;
}

const inState =
  (state: string) =>
  ([street, suburb, postcode, lat, lng]: [string, string, string, number, number]): DemoPlace => ({
    street,
    suburb,
    state,
    postcode,
    lat,
    lng,
  });

const sydney: [string, string, string, number, number][] = [
  ['Bourke Street', 'Surry Hills', '2010', -33.8872, 151.2137],
  ['Riley Street', 'Surry Hills', '2010', -33.8836, 151.2121],
  ['Liverpool Street', 'Darlinghurst', '2010', -33.8783, 151.2172],
  ['Oxford Street', 'Paddington', '2021', -33.8849, 151.2265],
  ['Macleay Street', 'Potts Point', '2011', -33.8697, 151.2256],
  ['Pitt Street', 'Redfern', '2016', -33.8927, 151.2064],
  ['Abercrombie Street', 'Chippendale', '2008', -33.8877, 151.1985],
  ['Australia Street', 'Newtown', '2042', -33.8966, 151.1765],
  ['Enmore Road', 'Enmore', '2042', -33.9, 151.1716],
  ['Erskineville Road', 'Erskineville', '2043', -33.9004, 151.1859],
  ['Glebe Point Road', 'Glebe', '2037', -33.8796, 151.1868],
  ['Harris Street', 'Pyrmont', '2009', -33.8702, 151.1947],
  ['Darling Street', 'Rozelle', '2039', -33.8632, 151.1709],
  ['Norton Street', 'Leichhardt', '2040', -33.8837, 151.1571],
  ['Botany Road', 'Alexandria', '2015', -33.9017, 151.2003],
];

const melbourne: [string, string, string, number, number][] = [
  ['Napier Street', 'Fitzroy', '3065', -37.8009, 144.9805],
  ['Smith Street', 'Collingwood', '3066', -37.7999, 144.9846],
  ['Lygon Street', 'Carlton', '3053', -37.8, 144.9668],
  ['Church Street', 'Richmond', '3121', -37.8237, 144.9987],
  ['Chapel Street', 'Windsor', '3181', -37.8561, 144.9925],
  ['Fitzroy Street', 'St Kilda', '3182', -37.8603, 144.9776],
  ['Carlisle Street', 'Balaclava', '3183', -37.8688, 144.9932],
  ['Clarendon Street', 'South Melbourne', '3205', -37.8326, 144.9602],
];

const brisbane: [string, string, string, number, number][] = [
  ['Vulture Street', 'West End', '4101', -27.4813, 153.0125],
  ['Latrobe Terrace', 'Paddington', '4064', -27.4598, 152.9971],
  ['Brunswick Street', 'New Farm', '4005', -27.4655, 153.0466],
  ['Logan Road', 'Woolloongabba', '4102', -27.4893, 153.0355],
  ['Oxford Street', 'Bulimba', '4171', -27.4519, 153.0591],
];

const perth: [string, string, string, number, number][] = [
  ['Walcott Street', 'Mount Lawley', '6050', -31.9338, 115.8709],
  ['Oxford Street', 'Leederville', '6007', -31.9366, 115.8414],
  ['Lake Street', 'Northbridge', '6003', -31.9454, 115.8577],
  ['Rokeby Road', 'Subiaco', '6008', -31.9493, 115.8242],
];

const brokenHill: [string, string, string, number, number][] = [
  ['Oxide Street', 'Broken Hill', '2880', -31.9565, 141.4672],
  ['Chloride Street', 'Broken Hill', '2880', -31.9571, 141.4639],
  ['Thomas Street', 'Broken Hill', '2880', -31.9522, 141.4661],
];

export const places: Readonly<Record<Region, readonly DemoPlace[]>> = {
  Sydney: sydney.map(inState('NSW')),
  Melbourne: melbourne.map(inState('VIC')),
  Brisbane: brisbane.map(inState('QLD')),
  Perth: perth.map(inState('WA')),
  'Broken Hill': brokenHill.map(inState('NSW')),
};
