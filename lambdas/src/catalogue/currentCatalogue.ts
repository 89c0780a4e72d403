import { AppError } from '@bloomkin/shared/errors.ts';
import { ulid } from 'ulid';
import { type LoggedChanges, type LogSpan, logRetentionMs } from '#model/catalogueLog/catalogueLog.ts';
import { readChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { catalogueVersionHeader, timeOfVersion } from '#model/catalogueLog/catalogueVersion.ts';
import type { Change } from '#model/catalogueLog/change.ts';
import { unpackChanges } from '#model/catalogueLog/changeBody.ts';
import { followMarketHolidays } from '#model/marketSettings/shippingSettings.ts';
import type { ApiRequest } from '#platform/http/request.ts';
import { logError, logWarning } from '#platform/log.ts';
import { Catalogue } from './catalogue.ts';
import { readStoredSnapshot } from './snapshot/snapshotStore.ts';

export interface CatalogueSource {
  readSnapshot(): Promise<Buffer | undefined>;
  readChanges(span: LogSpan): Promise<LoggedChanges[]>;
}

const pollMs = 1000;
/** A version is assigned before its write: changes written within this time appear in the next read. */
const overlapMs = 2000;
/** Finds slow transactions, which commit after the overlap. */
const sweepEveryMs = 30_000;
const sweepMs = 120_000;
/** A container frozen for longer restarts from the snapshot. */
const tooOldMs = 60 * 60_000;
/** Older versions requested by clients have long been applied. */
const wantedMs = 5 * 60_000;

/** At most a second behind the log, never behind a reader's own write. */
export class CatalogueReader {
  readonly #source: CatalogueSource;
  #catalogue: Catalogue | undefined;
  #polledMs = 0;
  #sweptMs = 0;
  #seen = new Set<string>();
  #refreshing: Promise<Catalogue> | undefined;

  constructor(source: CatalogueSource) {
    this.#source = source;
  }

  /** With `wanted`, includes the change of that version. */
  async current(now: Date, wanted?: string): Promise<Catalogue> {
    const nowMs = now.getTime();
    this.#refreshing ??= this.#refresh(nowMs).finally(() => {
      this.#refreshing = undefined;
    });
    const catalogue = await this.#refreshing;
    if (wanted !== undefined) await this.#readWanted(catalogue, wanted, nowMs);
    return catalogue;
  }

  async #refresh(nowMs: number): Promise<Catalogue> {
    const current = this.#catalogue;
    if (!current || nowMs - this.#polledMs > tooOldMs) return this.#start(nowMs);
    if (nowMs - this.#polledMs < pollMs) return current;
    const sweep = nowMs - this.#sweptMs >= sweepEveryMs;
    const fromMs = sweep ? this.#sweptMs - sweepMs : this.#polledMs - overlapMs;
    try {
      await this.#apply(current, { fromMs, toMs: nowMs, consistent: false });
      this.#polledMs = nowMs;
      if (sweep) this.#afterSweep(nowMs);
    } catch (error) {
      // A slightly old list is better than none; the next request tries again.
      logWarning('the tail of the catalogue log could not be read', {
        error: toError(error),
      });
    }
    return current;
  }

  async #start(nowMs: number): Promise<Catalogue> {
    const snapshot = await this.#source.readSnapshot();
    const catalogue = snapshot ? Catalogue.load(snapshot) : new Catalogue();
    const fromMs = (snapshot ? catalogue.readUntilMs : nowMs - logRetentionMs) - sweepMs;
    const isCurrent = await this.#readTail(catalogue, { fromMs, toMs: nowMs, consistent: false }, snapshot);
    this.#catalogue = catalogue;
    this.#polledMs = isCurrent ? nowMs : catalogue.readUntilMs;
    // Containers that start together do not read a long stretch of the log together.
    this.#sweptMs = isCurrent ? nowMs - Math.floor(Math.random() * sweepEveryMs) : catalogue.readUntilMs;
    return catalogue;
  }

  /** False while the log is throttled: the snapshot is minutes old at most, and the next request continues. */
  async #readTail(catalogue: Catalogue, span: LogSpan, snapshot: Buffer | undefined): Promise<boolean> {
    try {
      await this.#apply(catalogue, span);
      return true;
    } catch (error) {
      if (!snapshot) throw error;
      logWarning('the catalogue starts from its snapshot alone', { error: toError(error) });
      return false;
    }
  }

  #afterSweep(nowMs: number): void {
    this.#sweptMs = nowMs;
    this.#seen = new Set(
      [...this.#seen].filter((version) => nowMs - (timeOfVersion(version) ?? 0) < wantedMs * 2),
    );
  }

  async #readWanted(catalogue: Catalogue, wanted: string, nowMs: number): Promise<void> {
    const writtenMs = timeOfVersion(wanted);
    const isRecent = writtenMs !== undefined && Math.abs(nowMs - writtenMs) < wantedMs;
    if (!isRecent || this.#seen.has(wanted)) return;
    await this.#apply(catalogue, { fromMs: writtenMs - overlapMs, toMs: nowMs, consistent: true });
    this.#seen.add(wanted);
  }

  async #apply(catalogue: Catalogue, span: LogSpan): Promise<void> {
    const logged = await this.#source.readChanges(span);
    const unseen = logged.filter(({ version }) => !this.#seen.has(version));
    catalogue.apply(unseen.flatMap(readable));
    for (const { version } of unseen) this.#seen.add(version);
  }
}

/** An unreadable change must not block later ones; the builder rejects it, so it is not lost. */
function readable({ version, parts }: LoggedChanges): Change[] {
  try {
    return unpackChanges(parts);
  } catch (error) {
    logError('a change of the catalogue could not be read', { eventId: version, error: toError(error) });
    return [];
  }
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error('unknown'));

const reader = new CatalogueReader({
  readSnapshot: async () => (await readStoredSnapshot())?.bytes,
  readChanges,
});

export async function currentCatalogue({
  now,
  header,
}: Pick<ApiRequest<unknown>, 'now' | 'header'>): Promise<Catalogue> {
  const [catalogue] = await Promise.all([
    reader.current(now, header(catalogueVersionHeader)),
    followMarketHolidays(now),
  ]);
  return catalogue;
}

export const readLatestCatalogue = (now: Date): Promise<Catalogue> =>
  reader.current(now, ulid(now.getTime()));

/** Includes the change of that version, if it exists. */
export const readCatalogueWith = (now: Date, version: string | undefined): Promise<Catalogue> =>
  reader.current(now, version);

const longestWriteMs = 30_000;

/** Includes every change committed before the call. */
export const readSettledCatalogue = (): Promise<Catalogue> => {
  const now = new Date();
  return reader.current(now, ulid(now.getTime() - longestWriteMs));
};

/** `0` means all categories; an unknown id is a 404. */
export function checkCategory(catalogue: Catalogue, id: string | undefined): void {
  if (id !== undefined && id !== '0' && !catalogue.findCategory(id)) throw new AppError('NOT_FOUND');
}
