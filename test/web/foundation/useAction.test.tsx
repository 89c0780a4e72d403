// @vitest-environment window

import { leaving, useAction } from '@bloomkin/web/components/useAction.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

type Work = (name: string) => Promise<unknown>;
type OnError = (error: unknown, retry: () => void) => void;

function SaveButton({ work, onError }: { work: Work; onError: OnError }) {
  const { run, running, busy } = useAction(work, onError);
  return (
    <button type="button" aria-disabled={busy} onClick={() => void run('Ruby')}>
      {busy ? `Saving ${running?.[0]}` : 'Save'}
    </button>
  );
}

function givenButton(work: Work) {
  const onError = vi.fn<OnError>();
  render(<SaveButton work={work} onError={onError} />);
  return { button: screen.getByRole('button'), onError };
}

describe('an action', () => {
  it('stays busy with its arguments until it ends', async () => {
    const saving = Promise.withResolvers<void>();
    const { button } = givenButton(() => saving.promise);
    fireEvent.click(button);
    expect(button.textContent).toBe('Saving Ruby');
    await act(async () => saving.resolve());
    expect(button.textContent).toBe('Save');
  });

  it('runs once for two presses before the first render', () => {
    const work = vi.fn<Work>(() => new Promise(() => undefined));
    const { button } = givenButton(work);
    act(() => {
      button.click();
      button.click();
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('reports a failure and can be retried with its arguments', async () => {
    const work = vi.fn<Work>(() => Promise.reject(new Error('Closed')));
    const { button, onError } = givenButton(work);
    await act(async () => fireEvent.click(button));
    expect(button.textContent).toBe('Save');
    const [error, retry] = onError.mock.calls[0] ?? [];
    expect(error).toEqual(new Error('Closed'));
    await act(async () => retry?.());
    expect(work.mock.calls).toEqual([['Ruby'], ['Ruby']]);
  });

  const restored = () => new PageTransitionEvent('pageshow', { persisted: true });
  const loaded = () => new PageTransitionEvent('pageshow', { persisted: false });
  const left = () => new PageTransitionEvent('pagehide', { persisted: true });
  const never = () => new Promise<never>(() => undefined);
  const leave = () => Promise.resolve(leaving);

  it.each<[string, Work, (() => Event)[], string]>([
    ['stays busy when it leaves the page', leave, [], 'Saving Ruby'],
    ['stays busy when the page is hidden', leave, [left], 'Saving Ruby'],
    ['stays busy when a page is loaded anew', leave, [loaded], 'Saving Ruby'],
    ['stays busy when the window gets the focus', leave, [() => new Event('focus')], 'Saving Ruby'],
    ['becomes free when the browser restores the page it left', leave, [restored], 'Save'],
    ['becomes free when it is hidden, then restored', leave, [left, restored], 'Save'],
    ['becomes free when it is restored twice', leave, [restored, left, restored], 'Save'],
    ['becomes free when it is restored after a load', leave, [loaded, restored], 'Save'],
    ['becomes free when the page is restored before the answer', never, [left, restored], 'Save'],
    ['stays free when it had ended before', () => Promise.resolve(), [left, restored], 'Save'],
    ['stays free when it had failed before', () => Promise.reject(new Error('Closed')), [restored], 'Save'],
  ])('%s', async (_, work, events, text) => {
    const { button } = givenButton(work);
    await act(async () => fireEvent.click(button));
    for (const event of events) act(() => void dispatchEvent(event()));
    expect(button.textContent).toBe(text);
    await act(async () => fireEvent.click(button));
    expect(button.textContent).toBe(work === leave || work === never ? 'Saving Ruby' : 'Save');
  });
});
