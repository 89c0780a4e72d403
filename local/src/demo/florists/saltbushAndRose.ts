import type { DemoFlorist } from '../content/florist.ts';

export const saltbushAndRose: DemoFlorist = {
  login: 'vendor3',
  owner: { fio: 'Adeline Tran', phone: '+61491570158' },
  name: 'Saltbush and Rose Pty Ltd',
  brand: 'Saltbush & Rose',
  abn: '38699003239',
  phone: '+61255500163',
  site: 'https://saltbushandrose.example',
  description:
    'Soft, coastal flowers from Balmain, with a second bench in Manly for the beaches. We design to a palette, a day ahead, so that every stem is bought for somebody. Weddings by appointment.',
  cover: 'coral-sea',
  logo: { letters: 'SR', color: '#1f6a6a' },
  sameDayDelivery: false,
  leadMinutes: 180,
  periods: [
    { startTime: '09:00', stopTime: '13:00', capacity: 16 },
    { startTime: '13:00', stopTime: '17:00', capacity: 16 },
  ],
  pastOrders: 26,
  stores: [
    {
      name: 'Balmain',
      address: '305 Darling Street, Balmain NSW 2041',
      lat: -33.8585,
      lng: 151.1796,
      state: 'NSW',
      timeZone: 'Australia/Sydney',
      phone: '+61255500163',
      pickupPoint: true,
      warehouseForDelivery: true,
      dailyCapacity: 30,
      hours: [
        { days: [1, 2, 3, 4, 5], startTime: '08:30', stopTime: '17:30' },
        { days: [6, 7], startTime: '08:30', stopTime: '17:00' },
      ],
      zones: [
        {
          name: 'Balmain peninsula',
          radiusKm: 2,
          priceCents: 800,
          freeFromCents: 10000,
          minOrderCents: null,
        },
        { name: 'Inner Sydney', radiusKm: 6.5, priceCents: 1500, freeFromCents: 20000, minOrderCents: 6000 },
        { name: 'North and west', radiusKm: 14, priceCents: 2600, freeFromCents: null, minOrderCents: 10000 },
      ],
      closedInDays: [20],
    },
    {
      name: 'Manly',
      address: '41 Belgrave Street, Manly NSW 2095',
      lat: -33.7967,
      lng: 151.2848,
      state: 'NSW',
      timeZone: 'Australia/Sydney',
      phone: '+61255500164',
      pickupPoint: true,
      warehouseForDelivery: true,
      dailyCapacity: 14,
      hours: [{ days: [3, 4, 5, 6], startTime: '08:30', stopTime: '17:00' }],
      zones: [
        { name: 'Manly', radiusKm: 3, priceCents: 1000, freeFromCents: 15000, minOrderCents: null },
        { name: 'Northern Beaches', radiusKm: 9, priceCents: 1900, freeFromCents: null, minOrderCents: 7000 },
      ],
      closedInDays: [],
    },
  ],
  designs: [
    {
      picture: 'coral-sea',
      name: 'Coral Sea',
      type: 'Bouquet',
      category: 'Peonies',
      description:
        'Four coral peonies that fade to apricot as they open, with dahlias, cream roses, pale ranunculus and baby’s breath. Shell-white paper, teal ribbon.',
      colors: ['Orange', 'Peach', 'Cream'],
      occasions: ['Anniversary', 'Birthday', 'Wedding'],
      sizes: [
        { size: 'Classic', priceCents: 12500, widthCm: 38, heightCm: 52, flowers: 15 },
        { size: 'Petite', priceCents: 8800, widthCm: 28, heightCm: 44, flowers: 9 },
      ],
    },
    {
      picture: 'ivory-roses',
      name: 'Ivory Roses',
      type: 'Bouquet',
      category: 'Roses',
      description:
        'A dozen garden-style roses in ivory and cream with silver-dollar gum, in oat-coloured paper and a bronze ribbon. No scent to speak of; long vase life.',
      colors: ['White', 'Cream'],
      occasions: ['Wedding', 'Sympathy', 'Anniversary'],
      sizes: [
        { size: 'Classic', priceCents: 11800, widthCm: 38, heightCm: 54, flowers: 12 },
        { size: 'Grand', priceCents: 19800, widthCm: 50, heightCm: 62, flowers: 24 },
      ],
      thirdSize: { size: 'Petite', priceCents: 7900, widthCm: 28, heightCm: 46, flowers: 7 },
    },
    {
      picture: 'hydrangea-sky',
      name: 'Hydrangea Sky',
      type: 'Vase arrangement',
      category: 'Hydrangeas',
      description:
        'Six heads of sky-blue hydrangea and three white roses in a white vase with blue painted lines. If a head droops, lay it in cold water for an hour and it comes back.',
      colors: ['Blue', 'White'],
      occasions: ['New baby', 'Thank you', 'New home'],
      sizes: [{ size: 'Classic', priceCents: 12800, widthCm: 42, heightCm: 52, flowers: 9 }],
    },
    {
      picture: 'lily-grace',
      name: 'Lily Grace',
      type: 'Vase arrangement',
      category: 'Lilies',
      description:
        'Six white oriental lilies with ranunculus, ruscus and olive in a sage-green vase. Some arrive in bud, so it opens over the week. Lilies are poisonous to cats.',
      colors: ['White', 'Green'],
      occasions: ['Sympathy', 'Thank you'],
      sizes: [{ size: 'Classic', priceCents: 13200, widthCm: 42, heightCm: 60, flowers: 9 }],
    },
    {
      picture: 'coastal-banksia',
      name: 'Coastal Banksia',
      type: 'Bouquet',
      category: 'Natives',
      description:
        'Three banksia cones, pale proteas, yellow gum blossom and billy buttons with gum leaves, in kraft paper. Woody stems: cut them fresh and give them warm water.',
      colors: ['Yellow', 'Cream', 'Green'],
      occasions: ['New home', 'Birthday', 'Thank you'],
      sizes: [
        { size: 'Classic', priceCents: 10800, widthCm: 42, heightCm: 58, flowers: 22 },
        { size: 'Petite', priceCents: 7600, widthCm: 32, heightCm: 46, flowers: 13 },
      ],
    },
    {
      picture: 'hatbox-ivory',
      name: 'Ivory Hatbox',
      type: 'Hatbox',
      category: 'Hatboxes',
      description:
        'Ivory roses, white ranunculus and two small lilies in a white box with a green band, gum leaves at the rim. Add half a cup of water every second day. Lilies are poisonous to cats.',
      colors: ['White', 'Cream'],
      occasions: ['Wedding', 'New baby', 'Sympathy'],
      sizes: [{ size: 'Classic', priceCents: 16800, widthCm: 36, heightCm: 38, flowers: 21 }],
    },
  ],
};
