// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, failed, welcome } from '#web/signIn/authReplies.ts';

let answers: Answer[] = [];
let requestCount = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  [answers, requestCount] = [[], 0];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') return Response.json({});
    requestCount += 1;
    const answer = answers.shift();
    if (!answer) throw new TypeError('Nobody answers');
    return answer();
  });
});
afterEach(async () => {
  // A page that still asks would hear the next one's events.
  answers = Array.from({ length: 5 }, () => refused);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  (await import('@bloomkin/web/session/session.ts')).stopListening();
  vi.useRealTimers();
});

const down = failed(503, 'SERVICE.UNAVAILABLE', 'Not answering.');
const refused = failed(401, 'AUTH.REFRESH.INVALID', 'Please sign in again.');

/** Opens the page of a user who was signed in here. */
async function openPage(wasSignedIn = true) {
  if (wasSignedIn) localStorage.setItem('bloomkin.wasSignedIn', '1');
  const session = await import('@bloomkin/web/session/session.ts');
  void session.openSession();
  await vi.advanceTimersByTimeAsync(0);
  return { ...session, read: () => session.sessionStore.read() };
}

describe('a page that opens', () => {
  it('does not become a guest’s after a 503', async () => {
    answers = [down, down, welcome];
    const { read } = await openPage();
    expect(read()).toMatchObject({ status: 'unknown', trouble: 'waiting' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([read().status, requestCount]).toEqual(['signedIn', 3]);
  });

  it('does not become a guest’s without a connection', async () => {
    const { read } = await openPage();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(read()).toMatchObject({ status: 'unknown' });
    answers = [welcome];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read().status).toBe('signedIn');
  });

  it('retries with growing pauses', async () => {
    answers = Array.from({ length: 100 }, () => down);
    const { read } = await openPage();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requestCount).toBeLessThan(15);
    expect(requestCount).toBeGreaterThan(5);
    expect(read().status).toBe('unknown');
  });

  it('waits as long as Retry-After says', async () => {
    answers = [failed(503, 'SERVICE.UNAVAILABLE', 'Not answering.', {}, { 'retry-after': '20' }), welcome];
    const { read } = await openPage();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(requestCount).toBe(1);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(read().status).toBe('signedIn');
  });

  it('retries at once by its button or when online', async () => {
    answers = [down, down, welcome];
    const { read } = await openPage();
    const { retryOpening } = await import('@bloomkin/web/session/nextTry.ts');
    retryOpening();
    await vi.advanceTimersByTimeAsync(0);
    expect([read().status, requestCount]).toEqual(['unknown', 2]);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([read().status, requestCount]).toEqual(['signedIn', 3]);
  });

  it('becomes a guest’s after 401, even past a 503', async () => {
    answers = [down, refused];
    const { read } = await openPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([read().status, requestCount, localStorage.getItem('bloomkin.wasSignedIn')]).toEqual([
      'guest',
      2,
      null,
    ]);
  });

  it('becomes a guest’s at once without an earlier sign-in', async () => {
    const { read } = await openPage(false);
    expect([read().status, requestCount]).toEqual(['guest', 0]);
  });

  it('stops retrying after a sign-in by other means', async () => {
    answers = [down];
    const { read, signedIn } = await openPage();
    const { data } = await (await welcome()).json();
    signedIn(data);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([read().status, requestCount]).toEqual(['signedIn', 1]);
  });
});
