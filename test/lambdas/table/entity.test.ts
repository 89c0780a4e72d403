import { defineEntity } from '@bloomkin/lambdas/platform/table/entity.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const plantEntity = defineEntity({
  name: 'plant',
  version: 2,
  schema: z.object({ gardenId: z.string(), id: z.string(), height: z.int(), version: z.int() }),
  key: { pk: 'GARDEN#{gardenId}', sk: 'PLANT#{id}' },
  lock: 'version',
  ttl: ({ height }) => height * 10,
  computed: ({ id }) => ({ shard: id.length % 4 }),
  indexes: {
    tallPlants: {
      partition: 'TALL#{shard}',
      sort: '{height}~{id}',
      row: z.object({ height: z.int() }),
      when: ({ height }) => height > 100,
    },
  },
  upgrades: { 1: ({ tall, ...rest }) => ({ ...rest, height: tall ? 200 : 10, v: 2 }) },
  reads: {},
});

const fern = { gardenId: 'g1', id: 'fern', height: 40, version: 1 };

describe('defineEntity', () => {
  it('makes keys from the fields of a value', () => {
    expect(plantEntity.key({ gardenId: 'g1', id: 'fern' })).toEqual({ pk: 'GARDEN#g1', sk: 'PLANT#fern' });
  });

  it('stores type, version and TTL beside the value', () => {
    expect(plantEntity.toItem(fern)).toEqual({
      ...fern,
      ...{ pk: 'GARDEN#g1', sk: 'PLANT#fern', type: 'plant', v: 2, ttl: 400 },
    });
  });

  it('puts only the values of an index into it', () => {
    const tall = plantEntity.toItem({ ...fern, height: 140 });
    expect(tall).toMatchObject({ tallPlants: 'TALL#0', tallPlantsSort: '140~fern' });
    expect(plantEntity.toItem(fern)).not.toHaveProperty('tallPlants');
  });

  it('parses what it stored', () => {
    expect(plantEntity.parse(plantEntity.toItem(fern))).toEqual(fern);
  });

  it('upgrades an item of an earlier version', () => {
    const { height: _, ...stored } = plantEntity.toItem(fern);
    expect(plantEntity.parse({ ...stored, tall: true, v: 1 })).toEqual({ ...fern, height: 200 });
  });

  it('refuses an unknown type, version or shape', () => {
    const stored = plantEntity.toItem(fern);
    expect(() => plantEntity.parse({ ...stored, type: 'tree' })).toThrow('something else');
    expect(() => plantEntity.parse({ ...stored, v: 3 })).toThrow('version 3');
    expect(() => plantEntity.parse({ ...stored, height: 'tall' })).toThrow(z.ZodError);
    expect(() => plantEntity.parse(undefined)).toThrow('something else');
  });

  it('refuses a key without one of its fields', () => {
    expect(() => plantEntity.key({ ...fern, id: undefined as never })).toThrow('needs id');
  });
});
