import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listCategories, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { getPublicDocument } from '@bloomkin/shared/routes/documents.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { CategoryId } from '@bloomkin/shared/schemas/ids.ts';
import { expect, it } from 'vitest';
import { newestCatalogue } from '#support/api.ts';
import { clockVariables } from '#support/childClock.ts';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: false });
const folder = mkdtempSync(join(tmpdir(), 'seed-'));
const askedFile = join(folder, 'asked');

/** The command as an operator types it, with an AWS CLI that knows the table of this cloud. */
async function seed(): Promise<string> {
  const { TABLE_NAME, ...variables } = test.cloud.operatorVariables;
  const answer = JSON.stringify({ TABLE_NAME });
  writeFileSync(join(folder, 'aws'), `#!/bin/sh\necho "$@" > ${askedFile}\necho '${answer}'\n`, {
    mode: 0o755,
  });
  const script = join(import.meta.dirname, '../../../scripts/seed.ts');
  const env = {
    ...{ ...process.env, ...clockVariables(), ...variables },
    ...{ TABLE_NAME: '', PATH: `${folder}:${process.env.PATH}` },
  };
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--stage', 'dev'], { env });
  return stdout;
}

async function loadModules() {
  Object.assign(process.env, test.cloud.operatorVariables);
  const [lib, client, categories, documents, conditions, writes, transactions] = await Promise.all([
    import('@aws-sdk/lib-dynamodb'),
    import('@bloomkin/lambdas/platform/table/tableClient.ts'),
    import('@bloomkin/lambdas/model/categories/categoryEntity.ts'),
    import('@bloomkin/lambdas/model/documents/documentEntity.ts'),
    import('@bloomkin/lambdas/platform/table/condition.ts'),
    import('@bloomkin/lambdas/platform/table/write.ts'),
    import('@bloomkin/lambdas/platform/table/transact.ts'),
  ]);
  return { ...lib, ...client, ...categories, ...documents, ...conditions, ...writes, ...transactions };
}

const seededTypes = [
  ...['category', 'categoryTree', 'collection', 'productType', 'document', 'documentVersion'],
  'catalogueLog',
];

/** Everything that the command may write, as it is stored. */
async function readRows() {
  const { table, tableName, ScanCommand } = await loadModules();
  const { Items = [] } = await table.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  return Items.filter(({ type }) => seededTypes.includes(type)).toSorted((a, b) =>
    `${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1,
  );
}

it('a seed fills an empty stage, then changes nothing and adds what is missing', async () => {
  await seedEmptyStage();
  await seedEditedStage();
  await seedWithoutDocument();
});

async function seedEmptyStage(): Promise<void> {
  expect(await readRows()).toEqual([]);
  expect(await seed()).toContain('categories: 17 written\nproduct types: 4 written\ncollections: 6 written');
  expect(readFileSync(askedFile, 'utf8')).toContain('--function-name bloomkin-dev-categories');

  const guest = test.visitor();
  const newest = { headers: newestCatalogue() };
  const { data: tree } = await guest.call(listCategories, {}, newest);
  expect(tree.map(({ name, positions }) => [name, positions])).toEqual([
    ['Bouquets & vases', 1],
    ['Hatboxes', 2],
    ['House plants', 3],
    ['Dried flowers', 4],
    ['Christmas', 5],
  ]);
  expect(tree[2]?.children.map(({ name }) => name)).toEqual([
    'Foliage plants',
    'Flowering plants',
    'Succulents',
  ]);
  const { data: types } = await guest.call(listProductTypes, {}, newest);
  const bouquet = types.find(({ name }) => name === 'Bouquet');
  expect(types).toHaveLength(4);
  expect(bouquet).toMatchObject({ company_id: null, version: 1 });
  expect(bouquet?.parameters.find(({ name }) => name === 'Size')?.values).toEqual([
    'Petite',
    'Classic',
    'Grand',
  ]);
  const { data: collections } = await guest.call(listCollections, {}, newest);
  expect(collections.map(({ name }) => name)).toContain('Birthdays');
  for (const id of ['legacy', 'privacy', 'shipping', 'refund', 'user_agreement']) {
    const { data } = await guest.call(getPublicDocument, { params: { id } });
    expect(data.text).toContain('This text is a draft');
  }
}

/** Edits and deletions of an admin stay. */
async function seedEditedStage(): Promise<void> {
  const { findCategory, putCategory, removeCategory, findDocument, saveVersion, transact } =
    await loadModules();
  const [roses, christmas] = await Promise.all(
    ['roses', 'christmas'].map((id) => findCategory(CategoryId.parse(id))),
  );
  const privacy = await findDocument('privacy');
  if (!roses || !christmas || !privacy) throw new Error('The stage was not filled');
  const saved = { ...privacy, text: '<p>Ours</p>', version: 2 };
  const failed = await transact({
    roses: putCategory({ ...roses, name: 'Garden roses' }, roses),
    christmas: removeCategory(christmas),
    ...saveVersion(saved, privacy),
  });
  expect(failed).toBeUndefined();

  const before = await readRows();
  expect(await seed()).toBe(
    [
      'categories: 0 written (the stage has 16 already)',
      'product types: 0 written (the stage has 4 already)',
      'collections: 0 written (the stage has 6 already)',
      'documents: 0 written (the stage has 5 already)',
      'Nothing changed.\n',
    ].join('\n'),
  );
  expect(await readRows()).toEqual(before);
  expect(await findCategory(roses.id)).toMatchObject({ name: 'Garden roses' });
  expect(await findDocument('privacy')).toEqual(saved);
}

async function seedWithoutDocument(): Promise<void> {
  const { documentEntity, documentVersionEntity, removeItem, findDocument } = await loadModules();
  await removeItem(documentEntity, { name: 'refund' });
  await removeItem(documentVersionEntity, { name: 'refund', order: '000001' });
  expect(await seed()).toContain('documents: 1 written (the stage has 4 already)');
  expect(await findDocument('refund')).toMatchObject({ title: 'Refunds and returns', version: 1 });
  expect(await findDocument('privacy')).toMatchObject({ text: '<p>Ours</p>' });
}
