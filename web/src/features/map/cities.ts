/** Named where the suburbs are too close to each other. */
export const cities = [
  { name: 'Adelaide', lat: -34.93, lng: 138.6 },
  { name: 'Brisbane', lat: -27.47, lng: 153.03 },
  { name: 'Canberra', lat: -35.28, lng: 149.13 },
  { name: 'Darwin', lat: -12.46, lng: 130.84 },
  { name: 'Hobart', lat: -42.88, lng: 147.33 },
  { name: 'Melbourne', lat: -37.81, lng: 144.96 },
  { name: 'Perth', lat: -31.95, lng: 115.86 },
  { name: 'Sydney', lat: -33.87, lng: 151.21 },
] as const;
