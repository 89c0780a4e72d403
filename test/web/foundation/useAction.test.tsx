// @vitest-environment window

import { leaving, useAction } from '@bloomkin/web/components/actions/useAction.ts';
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

  it('becomes free when the browser restores the page it left', async () => {
    const { button } = givenButton(() => Promise.resolve(leaving));
    await act(async () => fireEvent.click(button));
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(button.textContent).toBe('Save');
  });

  it('stays busy when it leaves the page', async () => {
    const { button } = givenButton(() => Promise.resolve(leaving));
    await act(async () => fireEvent.click(button));
    expect(button.textContent).toBe('Saving Ruby');
  });
});
