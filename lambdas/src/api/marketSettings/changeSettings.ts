import { AppError } from '@bloomkin/shared/errors.ts';
import type { AuditChange } from '@bloomkin/shared/schemas/audit.ts';
import {
  type AreaName,
  findSettings,
  listVersions,
  type SettingsItem,
  saveSettings,
} from '#model/marketSettings/settingsEntity.ts';
import type { UserCaller } from '#model/users/loadCaller.ts';
import type { Write } from '#platform/table/transact.ts';

/** An area's labels for people and names for the API. */
export interface Area<V extends object, A> {
  name: AreaName;
  builtIn: () => V;
  toAnswer: (values: V) => A;
  parse: (values: object) => V;
  describe: (before: V, after: V) => AuditChange[];
}

export async function loadArea<V extends object, A>(area: Area<V, A>) {
  const [current, versions] = await Promise.all([findSettings(area.name), listVersions(area.name)]);
  return {
    version: current?.version ?? 0,
    values: area.toAnswer(toValues(area, current)),
    history: [
      ...versions.map(({ number, at, by, values }) => ({
        ...{ version: Number(number), at, by },
        values: area.toAnswer(area.parse({ ...area.builtIn(), ...values })),
      })),
      // The first change has something to go back to.
      ...(current ? [{ version: 0, at: null, by: 'Bloomkin', values: area.toAnswer(area.builtIn()) }] : []),
    ],
  };
}

const toValues = <V extends object, A>({ builtIn, parse }: Area<V, A>, item: SettingsItem | undefined): V =>
  parse({ ...builtIn(), ...item?.values });

interface SettingsChange<V> {
  version: number;
  values: V & Record<string, unknown>;
  caller: UserCaller;
  now: Date;
  reason?: string | undefined;
  others?: readonly Write[];
}

/** A stale version gets a 409 with the newest settings. */
export async function changeArea<V extends object, A>(
  area: Area<V, A>,
  { version, values, caller, now, reason, others = [] }: SettingsChange<V>,
) {
  const read = await findSettings(area.name);
  const next = { area: area.name, values, at: now.toISOString(), by: caller.user.fio || caller.user.email };
  const changes = area.describe(toValues(area, read), values);
  const isSaved =
    (read?.version ?? 0) === version &&
    (await saveSettings(next, read, { changes, others, ...(reason && { reason }) }));
  const data = await loadArea(area);
  if (!isSaved) throw new AppError('CONFLICT.VERSION', { extra: { data } });
  return { data };
}
