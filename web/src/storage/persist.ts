import { createStore, type Readable } from './createStore.ts';
import { deleteRun } from './deviceRun.ts';
import { record, type Shape, text } from './shapes.ts';

/** Expires, and is shared by all tabs. */
export interface Persisted<T> extends Readable<T | undefined> {
  /** A day by default. */
  write(value: T, until?: Date): void;
  clear(): void;
}

/** docs/product-rules.md, "Stored in the browser". */
const lifeMs = 86_400_000;
const envelope = record({ until: text });

/** Fallback for full or blocked storage. */
const forThisPage = new Map<string, string>();

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forThisPage.get(key) ?? null;
  } catch {
    return forThisPage.get(key) ?? null;
  }
}

function writeRaw(key: string, raw: string | undefined): void {
  forThisPage.delete(key);
  try {
    if (raw === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
  } catch {
    if (raw !== undefined) forThisPage.set(key, raw);
  }
}

/** Settings of the device, such as `officeSound`, are kept at sign-out. */
const isPersonal = (key: string) => key.startsWith('bloomkin.') && !key.startsWith('bloomkin.office');
const personal: (() => void)[] = [];

/** Clears everything but settings of the device, whichever page wrote it. */
export function clearPersonal(): void {
  for (const key of forThisPage.keys()) if (isPersonal(key)) forThisPage.delete(key);
  try {
    for (const key of Object.keys(localStorage)) if (isPersonal(key)) localStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
  deleteRun();
  for (const tell of personal) tell();
}

function parse<T>(raw: string, shape: Shape<T>): { value: T; until: number } | undefined {
  try {
    const parsed: unknown = JSON.parse(raw);
    if (!envelope(parsed)) return undefined;
    const value: unknown = Reflect.get(parsed, 'value');
    return shape(value) ? { value, until: Date.parse(parsed.until) } : undefined;
  } catch {
    return undefined;
  }
}

export function persist<T>(name: string, shape: Shape<T>): Persisted<T> {
  const key = `bloomkin.${name}`;
  const changes = createStore(0);
  let known: { raw: string; parsed: { value: T; until: number } | undefined } | undefined;
  const tell = () => changes.write(changes.read() + 1);
  if (isPersonal(key)) personal.push(tell);
  const change = (raw: string | undefined) => {
    writeRaw(key, raw);
    tell();
  };
  return {
    initial: undefined,
    read() {
      const raw = readRaw(key);
      if (raw === null) return undefined;
      if (known?.raw !== raw) known = { raw, parsed: parse(raw, shape) };
      return known.parsed && known.parsed.until > Date.now() ? known.parsed.value : undefined;
    },
    write: (value, until = new Date(Date.now() + lifeMs)) =>
      change(JSON.stringify({ value, until: until.toISOString() })),
    clear: () => change(undefined),
    subscribe(listener) {
      const onOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', onOtherTab);
      const stop = changes.subscribe(listener);
      return () => {
        removeEventListener('storage', onOtherTab);
        stop();
      };
    },
  };
}
