import gift from '@bloomkin/lambdas/agents/files/gift.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';

it('shows examples that fit its own definition in the schema of gifts', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(gift);
  for (const name of ['gift', 'option'] as const) {
    const { examples } = gift.$defs[name];
    const fits = ajv.getSchema(`${gift.$id}#/$defs/${name}`);
    expect(examples.map((example) => [fits?.(example), fits?.errors])).toEqual(
      examples.map(() => [true, null]),
    );
  }
});
