import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Positions } from '@local/aws/streams/positions.ts';
import { DataFolder } from '@local/kit/dataFolder.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class CountingFolder extends DataFolder {
  writes = 0;

  override write(name: string, text: string): void {
    this.writes += 1;
    super.write(name, text);
  }
}

const newFolder = () => new CountingFolder(mkdtempSync(join(tmpdir(), 'bloomkin-positions-')));

const orders = { name: 'orders', streamArn: 'arn:aws:dynamodb:::table/shop/stream/local' };
const catalogue = { ...orders, name: 'catalogue' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('positions in a stream', () => {
  it('reach the disk at most every 200 ms', () => {
    const folder = newFolder();
    const positions = new Positions(folder);
    for (let ms = 0; ms < 1000; ms++) {
      positions.save(orders, { after: String(ms) });
      vi.advanceTimersByTime(1);
    }
    expect(folder.writes).toBe(5);
    expect(new Positions(folder).find(orders)).toEqual({ after: '999' });
  });

  it('reach the disk at once by a flush, and once', () => {
    const folder = newFolder();
    const positions = new Positions(folder);
    positions.save(orders, { after: '7' });
    positions.save(catalogue, { from: 'LATEST' });
    positions.flush();
    vi.advanceTimersByTime(1000);
    positions.flush();
    expect(folder.writes).toBe(2);
    expect(new Positions(folder).find(orders)).toEqual({ after: '7' });
    expect(new Positions(folder).find(catalogue)).toEqual({ from: 'LATEST' });
  });

  it('answer before they are written', () => {
    const folder = newFolder();
    const positions = new Positions(folder);
    positions.save(orders, { after: '7' });
    expect(positions.find(orders)).toEqual({ after: '7' });
    expect(new Positions(folder).find(orders)).toBeUndefined();
  });

  it('disappear when another table replaces the first', () => {
    const folder = newFolder();
    const positions = new Positions(folder);
    positions.save(orders, { after: '7' });
    positions.flush();
    const restored = { ...orders, streamArn: 'arn:aws:dynamodb:::table/restored/stream/local' };
    expect(new Positions(folder).find(restored)).toBeUndefined();
  });
});
