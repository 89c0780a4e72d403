import * as z from 'zod';
import { recordAct } from '#model/audit/recordAct.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, queryPartition } from '#platform/table/read.ts';
import { put, replace, transact, type Write } from '#platform/table/transact.ts';

export const areaNames = {
  money: 'Money',
  shipping: 'Shipping',
  notifications: 'Messages',
  channels: 'Site and app',
  features: 'Features',
} as const;
export type AreaName = keyof typeof areaNames;

const fields = {
  area: z.enum(['money', 'shipping', 'notifications', 'channels', 'features']),
  values: z.record(z.string(), z.unknown()),
  at: z.string(),
  by: z.string(),
};

export const settingsEntity = defineEntity({
  name: 'settings',
  version: 1,
  schema: z.object({ ...fields, version: z.int() }),
  key: { pk: 'SETTINGS#{area}', sk: 'CURRENT' },
  lock: 'version',
  reads: { findSettings: 'the settings of an area' },
});
export type SettingsItem = ValueOf<typeof settingsEntity>;

export const settingsVersionEntity = defineEntity({
  name: 'settingsVersion',
  version: 1,
  /** `number` is zero-padded to six digits. */
  schema: z.object({ ...fields, number: z.string() }),
  key: { pk: 'SETTINGS#{area}', sk: 'VERSION#{number}' },
  reads: { listVersions: 'who changed the settings of an area' },
});
export type SettingsVersion = ValueOf<typeof settingsVersionEntity>;

export const findSettings = (area: AreaName, read: Get = get): Promise<SettingsItem | undefined> =>
  read(settingsEntity, { area });

const shownVersions = 20;

export const listVersions = (area: AreaName): Promise<SettingsVersion[]> =>
  queryPartition(settingsVersionEntity, { area }, { descending: true, limit: shownVersions });

type Act = Pick<Parameters<typeof recordAct>[0], 'changes' | 'reason'> & { others?: readonly Write[] };

/** False when the settings changed since the read. */
export async function saveSettings(
  next: Omit<SettingsItem, 'version'>,
  read: SettingsItem | undefined,
  { changes, reason, others = [] }: Act,
): Promise<boolean> {
  const { area } = next;
  const number = String((read?.version ?? 0) + 1).padStart(6, '0');
  const failed = await transact({
    current: replace(settingsEntity, { ...next, version: 0 }, read),
    version: put(settingsVersionEntity, { ...next, number }),
    audit: recordAct({
      act: 'settings.edited',
      object: { id: area, name: areaNames[area] },
      ...(changes && { changes }),
      ...(reason && { reason }),
    }),
    others,
  });
  return failed === undefined;
}
