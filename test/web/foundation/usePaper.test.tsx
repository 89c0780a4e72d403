// @vitest-environment window

import { usePaper } from '@bloomkin/web/components/hooks/usePaper.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

function Desk() {
  const { print, paper } = usePaper();
  return (
    <>
      <button type="button" onClick={() => print(<article>Run sheet</article>)}>
        Run sheet
      </button>
      <button type="button" onClick={() => print(<article>Labels</article>)}>
        Labels
      </button>
      {paper}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const listPapers = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

describe('a paper', () => {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    vi.stubGlobal('print', () => printed.push(listPapers().join()));
    render(<Desk />);
  });

  it.each([
    ['afterprint'],
    ['beforeprint', 'afterprint'],
    ['afterprint', 'afterprint'],
    ['blur', 'focus'],
    ['visibilitychange'],
    ['pagehide', 'pageshow'],
    ['resize'],
    ['orientationchange', 'resize'],
    ['beforeprint', 'blur', 'afterprint', 'focus'],
    ['afterprint', 'pagehide', 'pageshow', 'afterprint'],
  ])('stays for the preview after %s', (...events) => {
    press('Run sheet');
    for (const name of events) act(() => void dispatchEvent(new Event(name)));
    expect([printed, listPapers()]).toEqual([['Run sheet'], ['Run sheet']]);
    press('Labels');
    press('Labels');
    expect([printed, listPapers()]).toEqual([['Run sheet', 'Labels', 'Labels'], ['Labels']]);
  });
});
