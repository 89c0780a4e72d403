import {
  deleteDiscount,
  getDiscount,
  listDiscounts,
  updateDiscount,
} from '@bloomkin/shared/routes/discounts.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { toDiscountBody, toDiscountValues } from './discountValues.ts';

const invalidates = [listDiscounts, getDiscount];

export function useDiscountActions() {
  const { ask, dialog } = useConfirm();
  const update = useMutation(updateDiscount, { invalidates });
  const discard = useMutation(deleteDiscount, { invalidates });
  async function setActive(discount: Discount, active: boolean) {
    const { id, name, version } = discount;
    const body = { ...toDiscountBody(toDiscountValues(discount)), active, version };
    try {
      await update({ params: { id }, body });
      void notify({ tone: 'success', message: `${name} is switched ${active ? 'on' : 'off'}` });
    } catch (error) {
      notifyError(error);
    }
  }
  /** True once deleted. */
  async function remove({ id, name }: Discount): Promise<boolean> {
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'Carts lose it at once. Orders that have it keep what was taken off.',
      confirm: 'Delete the discount',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return false;
    try {
      const { message } = await discard({ params: { id } });
      void notify({ tone: 'success', message });
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  }
  return { setActive, remove, dialog };
}

export type DiscountActions = Omit<ReturnType<typeof useDiscountActions>, 'dialog'>;
