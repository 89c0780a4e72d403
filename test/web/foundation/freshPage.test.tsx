// @vitest-environment window
import { notify } from '@bloomkin/web/components/feedback/notify.ts';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, addListener: () => {} }));
});

describe('the page of a component test', () => {
  it.each(['first', 'second'])('holds nothing of the test before: %s', async (name) => {
    expect(screen.queryByText('Undo')).toBeNull();
    expect(screen.queryByText('A rose')).toBeNull();
    render(<p>A rose</p>);
    await notify({ tone: 'success', message: name, action: { label: 'Undo', run: () => {} } });
    expect(await screen.findByText('Undo')).toBeTruthy();
  });

  it.each(['first', 'second'])('gets no call that the test before would repeat: %s', async () => {
    const calls = vi.fn();
    vi.stubGlobal('fetch', calls);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls).not.toHaveBeenCalled();
    setTimeout(() => void fetch('/late'), 1000);
  });
});
