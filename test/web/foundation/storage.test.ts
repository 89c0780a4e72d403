// @vitest-environment window

import { stored } from '@bloomkin/web/storage/storage.ts';
import { noteVisit } from '@bloomkin/web/storage/visited.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const newtown = { address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('data stored in the browser', () => {
  it('stays the same object until it changes', () => {
    stored.location.write(newtown);
    expect(stored.location.read()).toEqual(newtown);
    expect(stored.location.read()).toBe(stored.location.read());
  });

  it('disappears after a day', () => {
    stored.comment.write('Leave at the door');
    vi.setSystemTime(new Date('2026-11-21T01:59:00Z'));
    expect(stored.comment.read()).toBe('Leave at the door');
    vi.setSystemTime(new Date('2026-11-21T02:01:00Z'));
    expect(stored.comment.read()).toBeUndefined();
  });

  it.each([
    'not json',
    'null',
    '{"value":{"address":1},"until":"2030-01-01T00:00:00Z"}',
    '{"value":"x"}',
    '[]',
  ])('reads as undefined when the stored text is %s', (raw) => {
    localStorage.setItem('bloomkin.location', raw);
    expect(stored.location.read()).toBeUndefined();
  });

  it('lasts for the page when the browser’s storage is full or forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    stored.unitOffice.write('Level 3');
    expect(stored.unitOffice.read()).toBe('Level 3');
    stored.unitOffice.clear();
    expect(stored.unitOffice.read()).toBeUndefined();
  });

  it('notifies its readers of a change here and in another tab', () => {
    const heard = vi.fn();
    const stop = stored.location.subscribe(heard);
    stored.location.write(newtown);
    dispatchEvent(new StorageEvent('storage', { key: 'bloomkin.location' }));
    dispatchEvent(new StorageEvent('storage', { key: 'bloomkin.comment' }));
    stop();
    stored.location.clear();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the visited paths', () => {
  it('leave out root, sign-in, sign-out and repeats', () => {
    for (const path of ['/', '/main', '/main', '/auth/partner', '/logout', '/market', '/main'])
      noteVisit(path);
    expect(stored.history.read()).toEqual(['/main', '/market', '/main']);
  });

  it('include the last 120', () => {
    for (let visit = 0; visit < 130; visit += 1) noteVisit(`/viewproduct/${visit}`);
    expect(stored.history.read()).toHaveLength(120);
    expect(stored.history.read()?.[0]).toBe('/viewproduct/129');
  });
});
