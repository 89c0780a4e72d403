import type { DemoFlorist } from '../content/florist.ts';

export const blackSwanPosies: DemoFlorist = {
  login: 'vendor7',
  owner: { fio: 'Bethany Wills', phone: '+61491570737' },
  name: 'Black Swan Posies Pty Ltd',
  brand: 'Black Swan Posies',
  abn: '23699007675',
  phone: '+61855500107',
  site: 'https://blackswanposies.example',
  description:
    'West Australian wildflowers and proteas, grown between Perth and Albany, arranged in Mount Lawley. Made to order for the next day; no flower we sell has crossed the Nullarbor.',
  cover: 'gum-and-cream',
  logo: { letters: 'BS', color: '#221a22' },
  sameDayDelivery: false,
  leadMinutes: 480,
  periods: [
    { startTime: '08:00', stopTime: '12:00', capacity: 15 },
    { startTime: '12:00', stopTime: '17:00', capacity: 15 },
  ],
  pastOrders: 11,
  stores: [
    {
      name: 'Beaufort Street studio',
      address: '640 Beaufort Street, Mount Lawley WA 6050',
      lat: -31.9316,
      lng: 115.8724,
      state: 'WA',
      timeZone: 'Australia/Perth',
      phone: '+61855500107',
      pickupPoint: true,
      warehouseForDelivery: true,
      dailyCapacity: null,
      hours: [
        { days: [1, 2, 3, 4, 5], startTime: '07:30', stopTime: '17:30' },
        { days: [6], startTime: '07:30', stopTime: '14:00' },
      ],
      zones: [
        { name: 'Inner Perth', radiusKm: 5, priceCents: 1000, freeFromCents: 13000, minOrderCents: null },
        { name: 'Perth suburbs', radiusKm: 12, priceCents: 1800, freeFromCents: 20000, minOrderCents: 6000 },
        {
          name: 'Fremantle to Joondalup',
          radiusKm: 24,
          priceCents: 2900,
          freeFromCents: null,
          minOrderCents: 9000,
        },
      ],
      closedInDays: [14],
    },
  ],
  designs: [
    {
      picture: 'gum-and-cream',
      name: 'Gum & Cream',
      type: 'Vase arrangement',
      category: 'Natives',
      description:
        'Cream and blush proteas, pale gum blossom, white roses and billy buttons in a cloud of gum and silver-dollar leaves. The speckled stoneware vase is included.',
      colors: ['Cream', 'White', 'Green'],
      occasions: ['Wedding', 'New home', 'Sympathy'],
      sizes: [
        { size: 'Classic', priceCents: 13400, widthCm: 50, heightCm: 60, flowers: 19 },
        { size: 'Petite', priceCents: 9200, widthCm: 34, heightCm: 44, flowers: 10 },
      ],
    },
    {
      picture: 'protea-study',
      name: 'Protea Study',
      type: 'Vase arrangement',
      category: 'Natives',
      description:
        'Five pink proteas and four heads of red-pink gum blossom with olive and gum in a charcoal stoneware vase. Lasts two weeks fresh and dries where it stands.',
      colors: ['Pink', 'Green'],
      occasions: ['Thank you', 'Birthday', 'New home'],
      sizes: [{ size: 'Classic', priceCents: 13900, widthCm: 48, heightCm: 60, flowers: 9 }],
    },
    {
      picture: 'waratah-fire',
      name: 'Waratah Fire',
      type: 'Bouquet',
      category: 'Natives',
      description:
        'Three waratahs with gum blossom in orange and pink and two dahlias, gum leaves all around, in bottle-green paper with a red bow. Waratahs are short of season: September to November.',
      colors: ['Red', 'Orange', 'Green'],
      occasions: ['Anniversary', 'Birthday', 'Thank you'],
      sizes: [{ size: 'Classic', priceCents: 12400, widthCm: 44, heightCm: 60, flowers: 9 }],
    },
    {
      picture: 'orange-grove',
      name: 'Orange Grove',
      type: 'Bouquet',
      category: 'Seasonal mixes',
      description:
        'Tangerine roses, burnt-orange dahlias, apricot ranunculus and gum blossom with gum and olive, in cream paper with a deep green ribbon.',
      colors: ['Orange', 'Yellow', 'Green'],
      occasions: ['Birthday', 'Thank you', 'Get well'],
      sizes: [
        { size: 'Classic', priceCents: 9800, widthCm: 40, heightCm: 54, flowers: 22 },
        { size: 'Grand', priceCents: 14600, widthCm: 50, heightCm: 62, flowers: 34 },
      ],
      thirdSize: { size: 'Petite', priceCents: 6800, widthCm: 30, heightCm: 44, flowers: 13 },
    },
    {
      picture: 'market-sunflowers',
      name: 'Market Sunflowers',
      type: 'Vase arrangement',
      category: 'Sunflowers & daisies',
      description:
        'Six sunflowers with white daisies and fern in a ribbed blue vase. Straight from the growers’ market on Saturday, from the cool room on other days.',
      colors: ['Yellow', 'White'],
      occasions: ['Birthday', 'Get well', 'Just because'],
      sizes: [
        { size: 'Classic', priceCents: 9500, widthCm: 40, heightCm: 52, flowers: 16 },
        { size: 'Petite', priceCents: 6500, widthCm: 28, heightCm: 42, flowers: 9 },
      ],
    },
    {
      picture: 'sunrise-roses',
      name: 'Sunrise Roses',
      type: 'Bouquet',
      category: 'Roses',
      description:
        'Ten roses from lemon to deep gold with a few small daisies, in white and buttercup paper with an orange ribbon.',
      colors: ['Yellow', 'White'],
      occasions: ['Get well', 'Thank you', 'Birthday'],
      sizes: [{ size: 'Classic', priceCents: 8900, widthCm: 34, heightCm: 52, flowers: 15 }],
    },
  ],
};
