import * as routes from '@bloomkin/shared/routes/discounts.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { createDiscount } from './createDiscount.ts';
import { deleteDiscount } from './deleteDiscount.ts';
import { getDiscount } from './getDiscount.ts';
import { listDiscounts } from './listDiscounts.ts';
import { updateDiscount } from './updateDiscount.ts';

export const handler = await groupHandler(
  routes,
  { listDiscounts, createDiscount, getDiscount, updateDiscount, deleteDiscount },
  loadCaller,
);
