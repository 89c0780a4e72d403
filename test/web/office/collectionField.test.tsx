// @vitest-environment window

import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { updateCollection } from '@bloomkin/shared/routes/categories.ts';
import { Collection } from '@bloomkin/shared/schemas/category.ts';
import { CollectionField } from '@bloomkin/web/office/catalogue/collections/CollectionField.tsx';
import { CollectionsPage } from '@bloomkin/web/office/catalogue/collections/CollectionsPage.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const many = Array.from({ length: 140 }, (_, at) =>
  Collection.parse({
    ...{
      id: `c${at + 1}`,
      name: `Bunch ${at + 1}`,
      description: '',
      photo: null,
      popular: false,
      active: true,
    },
    ...{ flags: [], products_num: 3, product_ids: [], version: 1 },
  }),
);

function Field() {
  const [id, setId] = useState('');
  return (
    <>
      <CollectionField label="Collection" placeholder="Any" canClear value={id} onChange={setId} />
      <output>{id}</output>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a discount’s collection is one of over a hundred', async () => {
  givenApi(
    getCollection,
    ({ params }) => ({ data: many.find(({ id }) => id === params.id) ?? many[0] }) as never,
  );
  givenApi(listCollections, ({ query }) => {
    const fitting = many.filter(({ name }) => name.includes(query.get('search') ?? ''));
    const per_page = Number(query.get('per_page'));
    return { page: 1, per_page, total: fitting.length, data: fitting.slice(0, per_page) };
  });
  showTo(person('ROLE_ADMIN'), <Field />, '/discounts/create');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Collection' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'Bunch 131' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.click(screen.getByRole('option', { name: 'Bunch 131' }));
  await waitFor(() => expect(field.value).toBe('Bunch 131'));
  expect(document.querySelector('output')?.textContent).toBe('c131');
});

it('a collection is switched off until Undo', async () => {
  let [shown] = many;
  givenApi(listCollections, () => ({ page: 1, per_page: 20, total: 1, data: shown ? [shown] : [] }));
  const switched = givenApi(updateCollection, ({ body }) => {
    if (!shown) throw new Error('No collection');
    shown = Collection.parse({ ...shown, ...body, version: shown.version + 1 });
    return { data: shown };
  });
  showTo(person('ROLE_ADMIN'), <CollectionsPage />, '/collections/list');
  fireEvent.click(await screen.findByRole('switch', { name: 'Bunch 1 is active' }));
  await screen.findByText('Bunch 1 is switched off');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(switched.map(({ body }) => body)).toEqual([
      { active: false, version: 1 },
      { active: true, version: 2 },
    ]),
  );
});
