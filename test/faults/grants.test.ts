import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { Api } from '#support/api.ts';
import { copyDemoData } from '#support/demoData.ts';
import { registerBuyer } from '#support/people.ts';
import { productsForSurryHills } from '#support/shopping.ts';

const assemblyDir = mkdtempSync(join(tmpdir(), 'bloomkin-grants-'));
const held: { cloud?: LocalCloud } = {};

const Statement = z.looseObject({ Action: z.union([z.string(), z.array(z.string())]) });
const Template = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Properties: z
        .looseObject({ PolicyDocument: z.looseObject({ Statement: z.array(Statement) }).optional() })
        .optional(),
    }),
  ),
});

/** The template without one right in the policies of one function; says in how many statements it was. */
function takeRight(file: string, functionId: string, right: string): number {
  const template = Template.parse(JSON.parse(readFileSync(file, 'utf8')));
  let taken = 0;
  for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
    if (Type !== 'AWS::IAM::Policy' || !id.startsWith(functionId)) continue;
    for (const statement of Properties?.PolicyDocument?.Statement ?? []) {
      if (!statement.Action.includes(right)) continue;
      statement.Action = [statement.Action].flat().filter((action) => action !== right);
      taken += 1;
    }
  }
  writeFileSync(file, JSON.stringify(template));
  return taken;
}

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../cdk.out'), assemblyDir, { recursive: true });
  const file = join(assemblyDir, 'bloomkin-local-api.template.json');
  expect(takeRight(file, 'cart', 'dynamodb:PutItem')).toBeGreaterThan(0);
  held.cloud = await startLocalCloud({ assemblyDir, dataDir: await copyDemoData() });
});

afterAll(async () => {
  await held.cloud?.close();
  rmSync(assemblyDir, { recursive: true, force: true });
});

test('a function logs the right it lacks', async () => {
  const { cloud } = held;
  if (!cloud) throw new Error('The local cloud has not started');
  const buyer = new Api(cloud.url);
  await registerBuyer(buyer);
  const [product] = await productsForSurryHills(buyer);
  const { status, failure } = await buyer.send(addProduct, {
    body: { product_id: product?.id ?? '', count: 1 },
  });
  expect({ status, code: failure.code }).toEqual({ status: 500, code: 'INTERNAL' });
  const lines = cloud.logs.filter(({ functionName }) => functionName === 'bloomkin-local-cart');
  expect(lines.map(({ text }) => text).join('\n')).toContain('AccessDeniedException');
  expect(lines.map(({ fields }) => fields.action)).toContain('dynamodb:PutItem');
});
