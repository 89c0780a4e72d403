import { phoneCodes } from '@bloomkin/shared/routes/auth.ts';
import { expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: false });

it('phone countries are Australia alone, with its id and prefix', async () => {
  const { data } = await test.visitor().call(phoneCodes, {});
  expect(data).toEqual([{ id: 2, code: '+61', en_name: 'Australia' }]);
});
