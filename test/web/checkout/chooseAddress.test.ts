// @vitest-environment jsdom

import { changeDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { changeAddressDetail, chooseAddress } from '@bloomkin/web/features/checkout/where/chooseAddress.ts';
import { beforeEach, expect, test } from 'vitest';
import { surryHills } from '#support/shopping.ts';

const kingSt = { address: '12 King St, Newtown NSW 2042', lat: -33.89, lng: 151.18 };

beforeEach(() => {
  localStorage.clear();
  chooseAddress(surryHills);
  changeAddressDetail('unitOffice', 'Unit 7');
  changeAddressDetail('comment', 'Ring twice');
});

test('another address starts without the unit and the words for the driver of the last one', () => {
  chooseAddress(kingSt);
  expect(readCheckoutForm()).toMatchObject({ place: kingSt, unitOffice: '', comment: '' });
});

test('the same address keeps them', () => {
  changeDraft({ addressText: '10 Crown' });
  chooseAddress(surryHills);
  expect(readCheckoutForm()).toMatchObject({ unitOffice: 'Unit 7', comment: 'Ring twice' });
});

test('what is typed while the address is being typed belongs to that one', () => {
  changeDraft({ addressText: '12 King St' });
  changeAddressDetail('unitOffice', 'Shop 3');
  chooseAddress(kingSt);
  expect(readCheckoutForm()).toMatchObject({ unitOffice: 'Shop 3', comment: '' });
});
