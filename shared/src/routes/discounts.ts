import { del, get, post, put } from '#route.ts';
import { done, one } from '#schemas/answers.ts';
import {
  Discount,
  DiscountDetails,
  DiscountInput,
  DiscountsPage,
  DiscountsQuery,
} from '#schemas/discount.ts';
import { DiscountId } from '#schemas/ids.ts';

export const listDiscounts = get('/api/shop/discounts', {
  summary: 'Discounts of a florist, or of the market, with how often they were used and what they took off',
  access: 'vendor',
  right: 'products',
  query: DiscountsQuery,
  response: DiscountsPage,
});

export const createDiscount = post('/api/shop/discounts', {
  summary: 'Make a discount: a vendor for its company, an admin for the market',
  access: 'vendor',
  right: 'products',
  body: DiscountInput,
  response: one(Discount),
  errors: ['DISCOUNT.CODE_TAKEN', 'DISCOUNT.TOO_MANY'],
  idempotent: true,
});

export const getDiscount = get('/api/shop/discount/{id}', {
  summary: 'A discount, with who changed what',
  access: 'vendor',
  right: 'products',
  params: { id: DiscountId },
  response: one(DiscountDetails),
});

export const updateDiscount = put('/api/shop/discount/{id}', {
  summary: 'Change a discount; orders that have it keep what was agreed',
  access: 'vendor',
  right: 'products',
  params: { id: DiscountId },
  body: DiscountInput,
  response: one(Discount),
  errors: ['DISCOUNT.CODE_TAKEN', 'DISCOUNT.TOO_MANY', 'CONFLICT.VERSION'],
  retry: true,
});

export const deleteDiscount = del('/api/shop/discount/{id}', {
  summary: 'Delete a discount; orders that have it keep what was agreed',
  access: 'vendor',
  right: 'products',
  params: { id: DiscountId },
  response: done,
  retry: true,
});
