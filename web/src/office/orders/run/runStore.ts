import { addOrderPhoto } from '@bloomkin/shared/routes/media.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { type IDBPDatabase, openDB } from 'idb';
import { call } from '#api/call.ts';
import { upload } from '#api/upload.ts';
import { createStore, type Readable } from '#storage/createStore.ts';
import { deleteRun, markRun, runDatabase } from '#storage/deviceRun.ts';
import { type ActStore, createSender, tryAgain } from './runQueue.ts';
import type { DriveStop, RunAct, SavedRun } from './runTypes.ts';

export interface DeviceRun {
  run: SavedRun | undefined;
  /** Waiting to be sent, and refused. */
  acts: readonly RunAct[];
}

/** Undefined until read. */
const store = createStore<DeviceRun | undefined>(undefined);
export const deviceRun: Readable<DeviceRun | undefined> = store;

let opened: Promise<IDBPDatabase> | undefined;

function open(): Promise<IDBPDatabase> {
  opened ??= openDB(runDatabase, 1, {
    upgrade(database) {
      database.createObjectStore('run');
      database.createObjectStore('acts', { keyPath: 'id', autoIncrement: true });
    },
    // Signing out deletes the database.
    blocking: () => void close(),
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

async function close(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing)?.close();
}

async function readRun(): Promise<void> {
  const database = await open();
  const run: SavedRun | undefined = await database.get('run', 'current');
  const acts: RunAct[] = await database.getAll('acts');
  store.write({ run, acts });
}

/** A browser that blocks its storage has no run. */
export const openRun = (): Promise<void> => readRun().catch(() => store.write({ run: undefined, acts: [] }));

/** Replaces the run of before; what waits of that is sent all the same. */
export async function saveRun(run: SavedRun, acts: readonly RunAct[]): Promise<void> {
  markRun();
  await write(run, acts);
}

/** The end of a stop, or of none after an undo, with what is to be sent of it: both or neither. */
export async function saveStop(next: DriveStop, acts: readonly RunAct[]): Promise<void> {
  const { run, acts: waiting = [] } = store.read() ?? {};
  if (!run) return;
  // A photo of a delivery that was none goes nowhere.
  const photos = waiting.filter(({ orderId, photo }) => photo && !next.end && orderId === next.orderId);
  for (const photo of photos) await actStore.remove(photo);
  await write(
    { ...run, stops: run.stops.map((stop) => (stop.orderId === next.orderId ? next : stop)) },
    acts,
  );
}

async function write(run: SavedRun, acts: readonly RunAct[]): Promise<void> {
  const writing = (await open()).transaction(['run', 'acts'], 'readwrite');
  await writing.objectStore('run').put(run, 'current');
  for (const act of acts) await writing.objectStore('acts').add(act);
  await writing.done;
  await readRun();
  void sendRun();
}

const actStore: ActStore = {
  list: async () => (await open()).getAll('acts'),
  async put(act) {
    await (await open()).put('acts', act);
    await readRun();
  },
  async remove({ id }) {
    if (id !== undefined) await (await open()).delete('acts', id);
    await readRun();
  },
};

function sendAct({ key, orderId: id, at, change, photo }: RunAct): Promise<unknown> {
  const params = { id };
  if (change) return call(updateOrder, { params, body: change }, { idempotencyKey: key });
  const form = new FormData();
  form.set('kind', 'door');
  form.set('at', at);
  if (photo) form.set('photo', photo, 'photo.jpg');
  return upload(addOrderPhoto, { form, params, idempotencyKey: key, onProgress: () => undefined });
}

const sender = createSender(actStore, sendAct);

/** Leaves what waits for the next time when there is no network. */
export async function sendRun(): Promise<void> {
  if (navigator.onLine && (store.read()?.acts ?? []).some(({ refused }) => !refused)) await sender();
}

/** How many presses would be lost with the run, after trying to send them. */
export async function countUnsent(): Promise<number> {
  await openRun();
  await sendRun();
  return store.read()?.acts.length ?? 0;
}

export async function answerRefusal(act: RunAct, isRepeated: boolean): Promise<void> {
  await (isRepeated ? actStore.put(tryAgain(act)) : actStore.remove(act));
  if (isRepeated) await sendRun();
}

export const isDone = ({ run, acts }: DeviceRun): boolean =>
  acts.length === 0 && (run?.stops ?? []).every(({ end }) => end);

/** A day later other people's addresses leave the device; what was not sent stays until it is. */
export async function expireRun(): Promise<void> {
  await readRun();
  const { run, acts = [] } = store.read() ?? {};
  await (run && acts.length > 0 ? write({ ...run, stops: [] }, []) : endRun());
}

/** Nothing of it stays on the device. */
export async function endRun(): Promise<void> {
  await close();
  deleteRun();
  store.write({ run: undefined, acts: [] });
}
