import type { Key } from './entity.ts';
import { type Get, get, getItem, getItems, type ReadOptions } from './read.ts';

const toText = ({ pk, sk }: Readonly<Record<string, unknown>>): string => `${pk} ${sk}`;

/** Items of several entities in one call, at most 100; each `get` is answered after `send`, and a later one by itself. */
export class BatchRead {
  private readonly keys = new Map<string, Key>();
  private readonly answer = Promise.withResolvers<ReadonlyMap<string, Record<string, unknown>>>();

  private isSent = false;

  readonly get: Get = async (entity, id) => {
    if (this.isSent) return get(entity, id);
    const key = entity.key(id);
    this.keys.set(toText({ ...key }), key);
    const item = (await this.answer.promise).get(toText({ ...key }));
    return item && entity.parse(item);
  };

  send(options: ReadOptions = {}): void {
    this.isSent = true;
    const [first, ...others] = this.keys.values();
    const reading =
      first && others.length === 0 ? getOne(first, options) : getItems([...this.keys.values()], options);
    reading.then(
      (items) => this.answer.resolve(new Map(items.map((item) => [toText(item), item]))),
      this.answer.reject,
    );
  }
}

async function getOne(key: Key, options: ReadOptions) {
  const item = await getItem(key, options);
  return item ? [item] : [];
}
