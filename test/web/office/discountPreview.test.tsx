// @vitest-environment window

import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { DiscountPreview } from '@bloomkin/web/office/market/discounts/DiscountPreview.tsx';
import {
  type DiscountValues,
  toDiscountValues,
} from '@bloomkin/web/office/market/discounts/discountValues.ts';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

function Preview({ most = 90, ...values }: Partial<DiscountValues> & { most?: number }) {
  const form = useForm<DiscountValues>({ defaultValues: { ...toDiscountValues(undefined), ...values } });
  return (
    <FormProvider {...form}>
      <DiscountPreview findCategoryName={() => undefined} florist={undefined} most={most} />
    </FormProvider>
  );
}

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  const meta = { current_page: 1, last_page: 1, per_page: 1, total: 0 };
  givenApi(listCategoryProducts, () => ({ data: [], meta }) as never);
});

const show = (values: Partial<DiscountValues> & { most?: number }) =>
  showTo(person('ROLE_ADMIN'), <Preview {...values} />, '/discounts/create');

describe('the preview of a discount', () => {
  it('shows the cart for a valid value', async () => {
    show({ kind: 'percent', percent: 20 });
    await screen.findByText('In the cart');
  });

  it.each([
    [{ kind: 'percent', percent: 200 }, 'Enter 90 or less'],
    [{ kind: 'percent', percent: Number.NaN }, 'Enter a whole number'],
    [{ kind: 'amount', amount: 200_000 }, 'Enter $1,000 or less'],
    [{ kind: 'percent', percent: 90, most: 10 }, 'Enter 10 or less'],
    [{ kind: 'amount', amount: 1000, minOrder: 5000, most: 12.5 }, 'At least $80 for $10 off'],
  ] as const)('says what is wrong with %o in place of the cart', async (values, message) => {
    show(values);
    await screen.findByText(message);
    expect(screen.queryByText('In the cart')).toBeNull();
  });
});
