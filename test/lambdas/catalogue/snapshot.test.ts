import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import { saveCatalogue } from '@bloomkin/lambdas/catalogue/saveCatalogue.ts';
import { SnapshotError } from '@bloomkin/lambdas/catalogue/snapshot/snapshotFile.ts';
import { describe, expect, it } from 'vitest';
import { florist, now, product } from './fewFlorists.ts';

function file(): Buffer {
  const catalogue = new Catalogue();
  catalogue.apply([florist('ann', 'Ann'), product('p1', 'Red roses')]);
  catalogue.readUntilMs = now.getTime();
  return saveCatalogue(catalogue);
}

const changeByte = (at: number, value: number) => {
  const bytes = file();
  bytes[at] = value;
  return bytes;
};

describe('a snapshot', () => {
  it('keeps up to when the log was read', () => {
    expect(Catalogue.load(file()).readUntilMs).toBe(now.getTime());
  });

  it('restores an empty catalogue', () => {
    const empty = Catalogue.load(saveCatalogue(new Catalogue()));
    expect(
      empty.query({ activity: 'all', parameters: [], sort: 'near', page: 1, perPage: 5 }, now).total,
    ).toBe(0);
    expect(empty.apply([product('p1', 'Red roses')])).toBe(1);
  });

  it.each([
    ['damaged', changeByte(60, 255)],
    ['of another format', changeByte(8, 99)],
    ['cut off', file().subarray(0, -20)],
    ['something else', Buffer.from('<html>not a snapshot at all</html>')],
  ])('that is %s is refused', (_, bytes) => {
    expect(() => Catalogue.load(bytes)).toThrow(SnapshotError);
  });
});
