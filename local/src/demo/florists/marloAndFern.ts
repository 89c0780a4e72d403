import type { DemoFlorist } from '../content/florist.ts';

export const marloAndFern: DemoFlorist = {
  login: 'vendor1',
  owner: { fio: 'Marlo Hughes', phone: '+61491570156' },
  name: 'Marlo and Fern Pty Ltd',
  brand: 'Marlo & Fern',
  abn: '13699001011',
  phone: '+61255500141',
  site: 'https://marloandfern.example',
  description:
    'A corner studio on Crown Street. Marlo buys at the Flemington market before sunrise and makes each bouquet to order, in the colours of the week. Wrapped in paper, tied with cotton ribbon; you get a photo of what left the bench if you ask for one.',
  cover: 'first-light-peonies',
  logo: { letters: 'MF', color: '#9c1b5d' },
  sameDayDelivery: true,
  leadMinutes: 90,
  periods: [
    { startTime: '09:00', stopTime: '12:00', capacity: 14 },
    { startTime: '12:00', stopTime: '15:00', capacity: 14 },
    { startTime: '15:00', stopTime: '18:00', capacity: 10 },
  ],
  extras: [
    {
      picture: 'tulip-crush',
      name: 'Striped vase',
      priceCents: 2900,
      description:
        'The vase of our Tulip Crush, as in the picture. It comes empty: the florist can stand your flowers in it.',
    },
    {
      picture: null,
      name: 'Box of twelve chocolates',
      priceCents: 1950,
      description: 'Twelve dark and milk chocolates, 140 g. May contain nuts.',
    },
    {
      picture: null,
      name: 'Greeting card with an envelope',
      priceCents: 650,
      description: 'A folded card of recycled paper; the florist writes your card message into it by hand.',
    },
  ],
  pastOrders: 54,
  stores: [
    {
      name: 'Crown Street studio',
      address: '412 Crown Street, Surry Hills NSW 2010',
      lat: -33.8869,
      lng: 151.2128,
      state: 'NSW',
      timeZone: 'Australia/Sydney',
      phone: '+61255500141',
      pickupPoint: true,
      warehouseForDelivery: true,
      dailyCapacity: 34,
      hours: [
        { days: [1, 2, 3, 4, 5], startTime: '08:00', stopTime: '18:30' },
        { days: [6, 7], startTime: '08:00', stopTime: '18:00' },
      ],
      zones: [
        {
          name: 'Surry Hills and the city',
          radiusKm: 3,
          priceCents: 900,
          freeFromCents: 12000,
          minOrderCents: null,
        },
        { name: 'Inner Sydney', radiusKm: 7, priceCents: 1400, freeFromCents: 18000, minOrderCents: 5000 },
        { name: 'Greater Sydney', radiusKm: 15, priceCents: 2400, freeFromCents: null, minOrderCents: 9000 },
      ],
      closedInDays: [16],
    },
    {
      name: 'Redfern pick-up window',
      address: '88 Redfern Street, Redfern NSW 2016',
      lat: -33.8926,
      lng: 151.2041,
      state: 'NSW',
      timeZone: 'Australia/Sydney',
      phone: '+61255500142',
      pickupPoint: true,
      warehouseForDelivery: false,
      dailyCapacity: 20,
      hours: [{ days: [2, 3, 4, 5, 6], startTime: '09:00', stopTime: '17:00' }],
      zones: [],
      closedInDays: [],
    },
  ],
  designs: [
    {
      picture: 'jacaranda-dusk',
      name: 'Jacaranda Dusk',
      type: 'Bouquet',
      category: 'Seasonal mixes',
      description:
        'Mauve roses and violet hydrangea with white anemones and daisies between, silver-dollar gum around the edge and a few purple spikes above. Wrapped in pale lilac paper with a purple ribbon. The hydrangea drinks a lot: top the water up every day.',
      colors: ['Purple', 'White'],
      occasions: ['Birthday', 'Thank you', 'Just because'],
      sizes: [
        { size: 'Classic', priceCents: 9800, widthCm: 38, heightCm: 52, flowers: 18 },
        { size: 'Grand', priceCents: 14500, widthCm: 48, heightCm: 60, flowers: 28 },
      ],
      thirdSize: { size: 'Petite', priceCents: 6900, widthCm: 28, heightCm: 40, flowers: 11 },
    },
    {
      picture: 'red-letter-roses',
      name: 'Red Letter Roses',
      type: 'Bouquet',
      category: 'Roses',
      description:
        'Twelve long-stemmed red roses with dark green ruscus, in dark plum paper with a gold bow. Cut in tight bud so that they open over three or four days.',
      colors: ['Red'],
      occasions: ['Romance', 'Anniversary'],
      sizes: [
        { size: 'Classic', priceCents: 11900, widthCm: 36, heightCm: 58, flowers: 12 },
        { size: 'Grand', priceCents: 21900, widthCm: 50, heightCm: 64, flowers: 24 },
      ],
      thirdSize: { size: 'Petite', priceCents: 7900, widthCm: 26, heightCm: 50, flowers: 7 },
    },
    {
      picture: 'first-light-peonies',
      name: 'First Light Peonies',
      type: 'Bouquet',
      category: 'Peonies',
      description:
        'Six big peonies from blush to rose pink with cream and apricot ranunculus and a cloud of baby’s breath. White paper, rose-red ribbon. Peonies open wide within a day in a warm room.',
      colors: ['Pink', 'Cream', 'Peach'],
      occasions: ['Birthday', 'New baby', 'Romance'],
      sizes: [
        { size: 'Classic', priceCents: 12900, widthCm: 38, heightCm: 50, flowers: 12 },
        { size: 'Petite', priceCents: 8900, widthCm: 28, heightCm: 42, flowers: 7 },
      ],
    },
    {
      picture: 'hatbox-scarlet',
      name: 'Scarlet Hatbox',
      type: 'Hatbox',
      category: 'Hatboxes',
      description:
        'Sixteen red roses set close in a black box with a gold band and a little eucalyptus at the rim. They stand in wet floral foam: pour in half a cup of water every second day.',
      colors: ['Red', 'Burgundy'],
      occasions: ['Romance', 'Anniversary'],
      sizes: [{ size: 'Classic', priceCents: 15900, widthCm: 34, heightCm: 36, flowers: 16 }],
    },
    {
      picture: 'tulip-crush',
      middleY: 420,
      name: 'Tulip Crush',
      type: 'Vase arrangement',
      category: 'Tulips',
      description:
        'Seventeen tulips in coral, orange, crimson and cream, leaves left on, in a white vase with three painted orange bands. Tulips keep growing in the vase and turn to the light; that is part of it.',
      colors: ['Orange', 'Red', 'Cream'],
      occasions: ['Birthday', 'Get well', 'Just because'],
      sizes: [{ size: 'Classic', priceCents: 10500, widthCm: 40, heightCm: 48, flowers: 17 }],
    },
    {
      picture: 'white-coast',
      name: 'White Coast',
      type: 'Bouquet',
      category: 'Lilies',
      description:
        'White lilies, ivory roses and ranunculus with olive and silver-dollar gum. Quiet and scented; the lilies’ pollen is taken out before it leaves. Lilies are poisonous to cats.',
      colors: ['White', 'Cream', 'Green'],
      occasions: ['Sympathy', 'Wedding', 'Thank you'],
      sizes: [{ size: 'Classic', priceCents: 11500, widthCm: 40, heightCm: 54, flowers: 17 }],
    },
  ],
};
