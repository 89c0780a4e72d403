// @vitest-environment window

import { moveParameterValue, updateProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { TypeEditor } from '@bloomkin/web/office/catalogue/types/TypeEditor.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { chooseInMenu } from './chooseInMenu.ts';
import { person } from './officePerson.ts';

const occasion = {
  ...{ id: 'occasion', name: 'Occasion', type: 'list', unit: '', products_num: 9 },
  values: ['Birthday', 'Wedding', 'Just because'],
  value_counts: [
    { value: 'Birthday', products_num: 8 },
    { value: 'Just because', products_num: 3 },
  ],
} as const;

const withValues = (values: readonly string[], version: number) =>
  ProductType.parse({
    ...{ id: 'bouquet', name: 'Bouquet', company_id: null, products_num: 9, version },
    parameters: [{ ...occasion, values }],
  });

function Editor() {
  const [type, setType] = useState(withValues(occasion.values, 1));
  return <TypeEditor type={type} onSaved={setType} />;
}

async function openValues() {
  showTo(person('ROLE_ADMIN'), <Editor />);
  fireEvent.click(await screen.findByRole('button', { name: /^Occasion/ }));
  return within(await screen.findByRole('list', { name: 'Values of Occasion' }));
}

const choose = (value: string, action: string) => chooseInMenu(`More actions for ${value}`, action);

const Body = z.object({ parameters: z.array(z.object({ values: z.array(z.string()) })).length(1) });
const readValues = (body: unknown) => Body.parse(body).parameters.flatMap(({ values }) => values);

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

describe('the values of a parameter', () => {
  it('show the products that carry them, in the order of buyers', async () => {
    const list = await openValues();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Birthday8/),
      expect.stringMatching(/^2Wedding0/),
      expect.stringMatching(/^3Just because3/),
    ]);
  });

  it('appear, move and go at once', async () => {
    let version = 1;
    const sent = givenApi(updateProductType, ({ body }) => {
      return { data: withValues(readValues(body), ++version) };
    });
    await openValues();
    fireEvent.change(screen.getByLabelText('New value'), { target: { value: 'Sympathy' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add value' }));
    await screen.findByText('Sympathy');
    fireEvent.click(screen.getByRole('button', { name: 'Sort A to Z' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await choose('Wedding', 'Delete');
    await vi.waitFor(() => expect(screen.queryByText('Wedding')).toBeNull());
    expect(sent.map(({ body }) => readValues(body))).toEqual([
      ['Birthday', 'Wedding', 'Just because', 'Sympathy'],
      ['Birthday', 'Just because', 'Sympathy', 'Wedding'],
      ['Birthday', 'Just because', 'Sympathy'],
    ]);
    expect(sent.map(({ body }) => body.version)).toEqual([1, 2, 3]);
  });

  it('change by Enter and stay by Escape', async () => {
    const sent = givenApi(moveParameterValue, () => ({
      data: withValues(['Birthday', 'Wedding', 'No reason'], 2),
      ...{ moved: 3, left: 0 },
    }));
    await openValues();
    fireEvent.click(screen.getByRole('button', { name: 'Birthday' }));
    fireEvent.keyDown(screen.getByLabelText('New name of Birthday'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Just because' }));
    const input = screen.getByLabelText('New name of Just because');
    fireEvent.change(input, { target: { value: 'No reason' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await screen.findByRole('button', { name: 'No reason' });
    expect(sent).toMatchObject([
      { params: { parameterId: 'occasion' }, body: { value: 'Just because', to: 'No reason' } },
    ]);
  });

  it('in use stay until their products have another', async () => {
    givenApi(updateProductType, () =>
      Response.json(
        { code: 'PRODUCT_TYPE.IN_USE', message: 'In use', products_num: 3, companies_num: 2 },
        { status: 409 },
      ),
    );
    const lefts = [2, 0];
    const sent = givenApi(moveParameterValue, () => {
      const left = lefts.shift() ?? 0;
      const values = left > 0 ? occasion.values : ['Birthday', 'Wedding'];
      return { data: withValues(values, 4 - left), moved: 1, left };
    });
    await openValues();
    await choose('Just because', 'Delete');
    await screen.findByText('Just because cannot be deleted yet.');
    expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe(
      '/products/list?type=bouquet&parameter=occasion&value=Just+because',
    );
    fireEvent.click(screen.getByRole('button', { name: 'give them another value' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('The other value'), { target: { value: 'Birthday' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Change 3 products' }));
    await screen.findByText('Just because is deleted: its products are in Birthday');
    expect(sent).toHaveLength(2);
    expect(screen.queryByText('Just because cannot be deleted yet.')).toBeNull();
  });
});

describe('a change with a stale version', () => {
  it('keeps theirs, which is shown', async () => {
    const theirs = withValues(['Birthday', 'Naming day'], 5);
    givenApi(updateProductType, () =>
      Response.json({ code: 'CONFLICT.VERSION', message: 'Stale', data: theirs }, { status: 409 }),
    );
    await openValues();
    fireEvent.click(screen.getByRole('button', { name: 'Sort A to Z' }));
    await screen.findByText(/^Somebody changed Bouquet just before you/);
    await screen.findByText('Naming day');
  });
});
