// @vitest-environment window
import { SwitchField } from '@bloomkin/web/components/form/SwitchField.tsx';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { obeyStyleSheets } from '#support/obeyStyleSheets.ts';

obeyStyleSheets();

const findColours = () => {
  const { background, boxShadow } = getComputedStyle(screen.getByRole('switch'));
  return { background, boxShadow };
};

describe('a switch', () => {
  it('turns gum green when on', () => {
    render(<SwitchField label="Active" checked readOnly />);
    expect(findColours()).toEqual({ background: 'var(--bk-text-success)', boxShadow: 'none' });
  });

  it('shows an outline when off', () => {
    render(<SwitchField label="Active" />);
    expect(findColours()).toEqual({
      background: 'var(--bk-bg-surface)',
      boxShadow: 'inset 0 0 0 2px var(--bk-border-control)',
    });
  });
});
