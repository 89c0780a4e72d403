import type { DemoFlorist } from '../content/florist.ts';

export const silverCityStems: DemoFlorist = {
  login: 'vendor8',
  owner: { fio: 'Col Jankovic', phone: '+61491571266' },
  name: 'Silver City Stems Pty Ltd',
  brand: 'Silver City Stems',
  abn: '80699008789',
  phone: '+61855500118',
  site: '',
  description:
    'The only bench for three hundred kilometres. Flowers come up from Adelaide by road on Monday and Thursday nights, so order by then for the best choice. We run on Broken Hill time, half an hour behind Sydney.',
  cover: 'lilly-pilly',
  logo: { letters: 'SC', color: '#8a6d3b' },
  sameDayDelivery: true,
  leadMinutes: 240,
  periods: [
    { startTime: '10:00', stopTime: '13:00', capacity: 6 },
    { startTime: '14:00', stopTime: '17:00', capacity: 6 },
  ],
  pastOrders: 8,
  stores: [
    {
      name: 'Argent Street',
      address: '355 Argent Street, Broken Hill NSW 2880',
      lat: -31.9593,
      lng: 141.4648,
      state: 'NSW',
      timeZone: 'Australia/Broken_Hill',
      phone: '+61855500118',
      pickupPoint: true,
      warehouseForDelivery: true,
      dailyCapacity: 10,
      hours: [
        { days: [1, 2, 3, 4, 5], startTime: '09:00', stopTime: '17:00' },
        { days: [6], startTime: '09:00', stopTime: '13:00' },
      ],
      zones: [
        { name: 'Broken Hill', radiusKm: 5, priceCents: 800, freeFromCents: 10000, minOrderCents: null },
        { name: 'To Silverton', radiusKm: 28, priceCents: 3500, freeFromCents: null, minOrderCents: 8000 },
      ],
      closedInDays: [5],
    },
  ],
  designs: [
    {
      picture: 'lilly-pilly',
      name: 'Lilly Pilly',
      type: 'Vase arrangement',
      category: 'Peonies',
      description:
        'Magenta peonies, berry roses and wine-dark anemones with ruscus and purple spikes in a flared, speckled white vase. Named for the berry colour; there is no lilly pilly in it.',
      colors: ['Pink', 'Burgundy', 'Purple'],
      occasions: ['Birthday', 'Anniversary', 'Romance'],
      sizes: [
        { size: 'Classic', priceCents: 12600, widthCm: 44, heightCm: 54, flowers: 12 },
        { size: 'Petite', priceCents: 8600, widthCm: 32, heightCm: 42, flowers: 7 },
      ],
    },
    {
      picture: 'daisy-chain',
      name: 'Daisy Chain',
      type: 'Vase arrangement',
      category: 'Sunflowers & daisies',
      description:
        'Nineteen white daisies and billy buttons with fern in a ribbed yellow vase. Plain, cheap and hard to kill.',
      colors: ['White', 'Yellow'],
      occasions: ['Get well', 'Just because', 'Birthday'],
      sizes: [
        { size: 'Classic', priceCents: 6900, widthCm: 34, heightCm: 44, flowers: 19 },
        { size: 'Petite', priceCents: 4800, widthCm: 24, heightCm: 34, flowers: 11 },
      ],
    },
    {
      picture: 'hatbox-hydrangea',
      name: 'Hydrangea Hatbox',
      type: 'Hatbox',
      category: 'Hatboxes',
      description:
        'Pink and lilac hydrangeas, peonies, roses and ranunculus in a white box with a plum band. Mist the hydrangeas in dry weather, which here is always.',
      colors: ['Pink', 'Purple', 'White'],
      occasions: ['New baby', 'Birthday', 'Thank you'],
      sizes: [
        { size: 'Classic', priceCents: 15800, widthCm: 40, heightCm: 40, flowers: 16 },
        { size: 'Petite', priceCents: 11500, widthCm: 28, heightCm: 30, flowers: 9 },
      ],
    },
    {
      picture: 'lavender-lane',
      name: 'Lavender Lane',
      type: 'Bouquet',
      category: 'Seasonal mixes',
      description:
        'Lilac roses, white daisies and ranunculus with lavender-blue spikes and eucalyptus, in oat paper with a purple ribbon.',
      colors: ['Purple', 'White'],
      occasions: ['Sympathy', 'Thank you', 'Get well'],
      sizes: [{ size: 'Classic', priceCents: 8800, widthCm: 36, heightCm: 52, flowers: 16 }],
    },
    {
      picture: 'potted-lavender',
      name: 'Potted lavender',
      type: 'House plant',
      category: 'Flowering plants',
      description:
        'English lavender in full flower in a pale blue glazed pot. Sun, air and little water; cut it back by a third when it has finished. Best kept outside the back door.',
      colors: ['Purple', 'Green'],
      occasions: ['New home', 'Thank you'],
      care: { light: 'Full sun', pets: 'Keep away from pets' },
      sizes: [{ size: 'Classic', priceCents: 4200, widthCm: 45, heightCm: 50 }],
    },
    {
      picture: 'sunny-tulips',
      middleY: 420,
      name: 'Sunny Tulips',
      type: 'Vase arrangement',
      category: 'Tulips',
      description:
        'Fifteen tulips from lemon to gold in a blue vase with yellow bands. They come with Thursday’s truck: order early in the week.',
      colors: ['Yellow'],
      occasions: ['Birthday', 'Get well', 'Thank you'],
      sizes: [{ size: 'Classic', priceCents: 9200, widthCm: 40, heightCm: 48, flowers: 15 }],
    },
  ],
};
