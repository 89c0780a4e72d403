import type { ObjectStore, StoredObject } from './objectStore.ts';

export class MemoryStore implements ObjectStore {
  private readonly objects = new Map<string, StoredObject>();

  find(key: string): StoredObject | undefined {
    return this.objects.get(key);
  }

  put(key: string, object: StoredObject): void {
    this.objects.set(key, object);
  }

  delete(key: string): void {
    this.objects.delete(key);
  }

  keys(): string[] {
    return [...this.objects.keys()].sort();
  }

  clear(): void {
    this.objects.clear();
  }
}
