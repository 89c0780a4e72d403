// @vitest-environment window

import { getPublicDocument } from '@bloomkin/shared/routes/documents.ts';
import { SwitchField } from '@bloomkin/web/components/form/SwitchField.tsx';
import { Dialog } from '@bloomkin/web/components/overlay/Dialog.tsx';
import { DocumentLink } from '@bloomkin/web/features/documents/DocumentLink.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { obeyStyleSheets } from '#support/obeyStyleSheets.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aDocument } from '#web/storefront/storefrontFixture.ts';

obeyStyleSheets();

const dark = { background: 'rgb(42, 21, 36)', color: 'rgb(241, 228, 235)' };

beforeEach(givenDialogs);

describe('a dialog opened on a dark background', () => {
  it('inherits no colour', () => {
    render(
      <footer style={dark}>
        <Dialog open title="Terms" onClose={() => undefined}>
          Read me
        </Dialog>
      </footer>,
    );
    expect(getComputedStyle(screen.getByRole('dialog')).color).toBe('var(--bk-text-primary)');
  });

  it('stands outside the element that opens it', async () => {
    givenApi(getPublicDocument, () => ({ data: aDocument('privacy', 'Privacy') }));
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <footer style={dark}>
          <DocumentLink name="privacy" title="Privacy policy" />
        </footer>
      </SWRConfig>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Privacy policy' }));
    expect((await screen.findByRole('dialog')).closest('footer')).toBeNull();
  });
});

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
