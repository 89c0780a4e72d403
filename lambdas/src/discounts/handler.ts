import * as routes from '@bloomkin/shared/routes/discounts.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
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
