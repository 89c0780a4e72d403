import { places } from '@bloomkin/local/demo/content/shopContent.ts';
import { checkout, getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { addAddress, addRecipient, updateAddress, updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { fillCart, pickProduct, pickProductOf, placeOrder, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

let ruby: Api;
let userId: string;
let params: { id: CartHash };

beforeAll(async () => {
  ruby = test.visitor();
  userId = (await newBuyer(ruby)).id;
  params = { id: (await ruby.call(getCart, {})).data.cart_hash };
});

const perthAddress = { ...surryHills, address: '1 Hay Street, Perth WA 6000' };
const at = (address: string, lat: number, lng: number) => ({ address, lat, lng });
const put = (location: typeof surryHills) => ruby.send(updateCart, { params, body: { location } });

describe('an address in Perth with a point in Sydney', () => {
  it('fails at checkout', async () => {
    const max = await visitAsBuyer(test);
    const product = await pickProduct(max);
    const cart = await fillCart(max, product);
    for (const body of [{ location: perthAddress }, { address: perthAddress.address }]) {
      const { status, failure } = await max.send(checkout, { params: { id: cart.cart_hash }, body });
      expect(status).toBe(422);
      expect(failure.errors).toEqual([
        { path: 'location', message: expect.stringContaining('Surry Hills NSW 2010') },
      ]);
    }
  });

  it('fails when the florist gives it to an order, and gets its postcode when it names none', async () => {
    const [max, florist] = [test.visitor(), test.visitor()];
    const { company } = await signInDemoUser(florist, 'vendor1');
    await newBuyer(max);
    const order = await placeOrder(max, await pickProductOf(florist, company?.id));
    const edit = (location: typeof surryHills) =>
      florist.send(updateOrder, { params: { id: order.id }, body: { location, outside: true } });
    const { status, failure } = await edit(perthAddress);
    expect([status, failure.errors?.map(({ path }) => path)]).toEqual([422, ['location']]);
    const { data } = await edit({ ...surryHills, address: '9 Crown St, Surry Hills' });
    expect(data.data.location?.address).toBe('9 Crown St, Surry Hills NSW 2010');
  });

  it('fails in the cart', async () => {
    const { status, failure } = await put(perthAddress);
    expect([status, failure.errors?.map(({ path }) => path)]).toEqual([422, ['location']]);
  });

  it('fails in the profile, the address book and a recipient’s', async () => {
    const saved = { ...perthAddress, unitOffice: '', comment: '' };
    const answers = [
      await ruby.send(updateProfile, { body: { location: saved } }),
      await ruby.send(addAddress, { body: saved }),
      await ruby.send(addRecipient, { params: { id: userId }, body: { fio: 'Tom', address: saved } }),
    ];
    expect(answers.map(({ status, failure }) => [status, failure.errors?.[0]?.path])).toEqual([
      [422, 'location'],
      [422, 'address'],
      [422, 'address'],
    ]);
  });

  it('fails as a change of a saved address', async () => {
    const { data } = await ruby.call(addAddress, { body: surryHills });
    const [{ id } = { id: '' }] = data;
    expect((await ruby.send(updateAddress, { params: { id }, body: perthAddress })).status).toBe(422);
    expect(
      (await ruby.send(updateAddress, { params: { id }, body: { ...surryHills, label: 'Home' } })).status,
    ).toBe(200);
  });
});

describe('a place that only Australia Post delivers to', () => {
  const suburb = { ...surryHills, address: 'Surry Hills NSW 2010' };
  const box = { ...surryHills, address: 'PO Box 123, Surry Hills NSW 2010' };
  const locker = { ...surryHills, unitOffice: 'Parcel Locker 10123 45678' };
  const refusalOf = ({ status, failure }: { status: number; failure: { errors?: { path: string }[] } }) => [
    status,
    failure.errors?.[0]?.path,
  ];

  it.each([
    ['a PO box', box],
    ['a parcel locker as the unit', locker],
    ['a bare suburb', suburb],
  ])('refuses %s at checkout, in an edit, a recipient’s and the address book', async (_, place) => {
    const { unitOffice, ...location } = { unitOffice: '', ...place };
    const [max, florist] = [test.visitor(), test.visitor()];
    const { company } = await signInDemoUser(florist, 'vendor1');
    const product = await pickProductOf(florist, company?.id);
    const { id } = await newBuyer(max);
    const params = { id: (await fillCart(max, product)).cart_hash };
    const body = { location, unitOffice };
    expect(refusalOf(await max.send(checkout, { params, body }))).toEqual([422, 'location']);
    const { data: order } = await max.call(checkout, { params, body: {} });
    const edit = await florist.send(updateOrder, { params: { id: order.id }, body });
    expect(refusalOf(edit)).toEqual([422, 'location']);
    const address = { ...location, unitOffice };
    const added = await max.send(addRecipient, { params: { id }, body: { fio: 'Tom', address } });
    expect(refusalOf(added)).toEqual([422, 'address']);
    expect(refusalOf(await max.send(addAddress, { body: address }))).toEqual([422, 'address']);
  });
});

describe('address text and point', () => {
  it.each([
    at('5 Church St, Parramatta NSW 2150', -33.8861, 151.2111),
    at('3 Swan St, Richmond VIC 3121', -33.5983, 150.7519),
    at('12 King St, Newtown VIC 3220', -33.8977, 151.1793),
    at('12 King St, Newtown QLD', -33.8977, 151.1793),
    at('8 Dean St, Albury NSW 2640', -33.8861, 151.2111),
    at('1 Crown St, Surry Hills 3000', -33.8861, 151.2111),
  ])('fail when they differ: $address', async (location) => {
    const { status, failure } = await put(location);
    expect([status, failure.errors?.[0]?.path]).toEqual([422, 'location']);
  });

  it.each([
    ['Surry Hills and Redfern', -33.8918, 151.2135, 'Surry Hills NSW 2010', 'Redfern NSW 2016'],
    ['Newtown and Erskineville', -33.9003, 151.1808, 'Newtown NSW 2042', 'Erskineville NSW 2043'],
    ['Paddington and Woollahra', -33.8875, 151.2335, 'Paddington NSW 2021', 'Woollahra NSW 2025'],
    ['Coolangatta and Tweed Heads', -28.1686, 153.542, 'Coolangatta QLD 4225', 'Tweed Heads NSW 2485'],
    ['Albury and Wodonga', -36.1008, 146.9007, 'Albury NSW 2640', 'Wodonga VIC 3690'],
    ['Fitzroy and Collingwood', -37.8005, 144.9835, 'Fitzroy VIC 3065', 'Collingwood VIC 3066'],
    ['South Brisbane and West End', -27.4775, 153.0135, 'South Brisbane QLD 4101', 'West End QLD 4101'],
    ['Perth and West Perth', -31.9505, 115.8475, 'Perth WA 6000', 'West Perth WA 6005'],
    ['Amata and Musgrave Ranges', -26.15, 131.15, 'Amata SA 0872', 'Amata SA 0872'],
    ['Queanbeyan and Oaks Estate', -35.3425, 149.2255, 'Queanbeyan NSW 2620', 'Oaks Estate ACT 2620'],
  ])('accept either state on the border of %s', async (_, lat, lng, one, other) => {
    for (const locality of [one, other])
      expect((await put(at(`1 Border St, ${locality}`, lat, lng))).status, locality).toBe(200);
  });

  it('accept a point far from the middle of a wide locality', async () => {
    for (const [lat, lng] of [
      [-31.8869, 141.2236],
      [-32.2, 141.6],
    ] as const)
      expect((await put(at('Kars Station, Broken Hill NSW 2880', lat, lng))).status).toBe(200);
  });

  it('agree for every place of the demo data', async () => {
    for (const { street, suburb, state, postcode, lat, lng } of Object.values(places).flat()) {
      const address = `12 ${street}, ${suburb} ${state} ${postcode}`;
      expect((await put(at(address, lat, lng))).status, address).toBe(200);
    }
  });
});

describe('address text without a postcode', () => {
  it.each([
    ['10 Crown St', '10 Crown St, Surry Hills NSW 2010'],
    ['10 Crown St, Surry Hills', '10 Crown St, Surry Hills NSW 2010'],
    ['10 Crown St, Surry Hills NSW', '10 Crown St, Surry Hills NSW 2010'],
    [
      '10 Crown St, Surry Hills, New South Wales, Australia',
      '10 Crown St, Surry Hills, New South Wales 2010',
    ],
    ['1 Hay Street, Perth', '1 Hay Street, Perth, Surry Hills NSW 2010'],
    ['10 Crown St, Surry Hills NSW 2010, Australia', '10 Crown St, Surry Hills NSW 2010, Australia'],
  ])('turns %j into %j', async (address, expected) => {
    const { data } = await put({ ...surryHills, address });
    expect(data.data.location?.address).toBe(expected);
  });
});

describe('while the geocoder is out', () => {
  it('a new address is refused with 503, the cart’s own is accepted', async () => {
    expect((await put(surryHills)).status).toBe(200);
    test.cloud.faults.inject({ target: 'geocode', mode: 'error', rate: 1, seconds: 60 });
    try {
      const elsewhere = at('11 Crown St, Surry Hills NSW 2010', surryHills.lat + 0.001, surryHills.lng);
      const { status, headers } = await put(elsewhere);
      expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect((await put(surryHills)).status).toBe(200);
    } finally {
      test.cloud.faults.clear();
    }
  });
});
