// @vitest-environment window

import { changeDraft, keepContactOnly } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { changeAddressDetail, chooseAddress } from '@bloomkin/web/features/checkout/where/chooseAddress.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { beforeEach, expect, test } from 'vitest';
import { surryHills } from '#support/shopping.ts';

const kingSt = { address: '12 King St, Newtown NSW 2042', lat: -33.89, lng: 151.18 };

beforeEach(() => {
  localStorage.clear();
  chooseAddress(surryHills);
  changeAddressDetail('unitOffice', 'Unit 7');
  changeAddressDetail('comment', 'Ring twice');
});

test('another address clears the unit and the note for the driver', () => {
  chooseAddress(kingSt);
  expect(readCheckoutForm()).toMatchObject({ place: kingSt, unitOffice: '', comment: '' });
});

test('the same address keeps unit and note', () => {
  changeDraft({ addressText: '10 Crown' });
  chooseAddress(surryHills);
  expect(readCheckoutForm()).toMatchObject({ unitOffice: 'Unit 7', comment: 'Ring twice' });
});

test('text typed during the look-up belongs to the new address', () => {
  changeDraft({ addressText: '12 King St' });
  changeAddressDetail('unitOffice', 'Shop 3');
  chooseAddress(kingSt);
  expect(readCheckoutForm()).toMatchObject({ unitOffice: 'Shop 3', comment: '' });
});

test.each([
  ['a gift leaves the buyer’s own address', false, surryHills.address],
  ['flowers for the buyer leave their address', true, kingSt.address],
])('%s in the shop', (_, forMe, address) => {
  stored.location.write(surryHills);
  changeDraft({ forMe, recipientName: 'Mum' });
  chooseAddress(kingSt);
  expect(readCheckoutForm().place).toEqual(kingSt);
  keepContactOnly();
  expect(stored.location.read()?.address).toBe(address);
  expect(readCheckoutForm().place?.address).toBe(address);
});
