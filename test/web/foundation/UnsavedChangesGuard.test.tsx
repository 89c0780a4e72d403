// @vitest-environment window

import { UnsavedChangesGuard } from '@bloomkin/web/components/form/UnsavedChangesGuard.tsx';
import { useUnsavedChanges } from '@bloomkin/web/components/form/unsavedChanges.ts';
import { useHistoryBlocker } from '@bloomkin/web/components/form/useHistoryBlocker.ts';
import { HistoryRouter } from '@bloomkin/web/components/layout/HistoryRouter.tsx';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserHistory } from 'history';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenDialogs } from '#web/account/dialogs.ts';

function Form() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  useUnsavedChanges(typed !== '');
  return (
    <>
      <input aria-label="Name" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => navigate('/market')}>
        Go by code
      </button>
      <Link to="/market">To the market</Link>
      <UnsavedChangesGuard useBlocker={useHistoryBlocker} />
    </>
  );
}

function open() {
  history.replaceState(null, '', '/before');
  render(
    <HistoryRouter history={createBrowserHistory()}>
      <Link to="/form">To the form</Link>
      <Routes>
        <Route path="/before" element={<p>Before</p>} />
        <Route path="/form" element={<Form />} />
        <Route path="/market" element={<p>Flowers</p>} />
      </Routes>
    </HistoryRouter>,
  );
  fireEvent.click(screen.getByText('To the form'));
}

const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ruby' } });
const question = () => screen.queryByText('Leave without saving?');

beforeEach(givenDialogs);

describe('leaving a page', () => {
  it('asks nothing without changes', () => {
    open();
    fireEvent.click(screen.getByText('To the market'));
    expect(screen.getByText('Flowers')).toBeTruthy();
  });

  it.each(['To the market', 'Go by code'])('asks first with changes: %s', (way) => {
    open();
    type();
    fireEvent.click(screen.getByText(way));
    expect(question()).toBeTruthy();
    fireEvent.click(screen.getByText('Stay here'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ruby');
    fireEvent.click(screen.getByText(way));
    fireEvent.click(screen.getByText('Leave'));
    expect(screen.getByText('Flowers')).toBeTruthy();
  });

  it('asks first on Back and leaves once confirmed', async () => {
    open();
    type();
    history.back();
    await waitFor(() => expect(question()).toBeTruthy());
    await waitFor(() => expect(location.pathname).toBe('/form'));
    fireEvent.click(screen.getByText('Leave'));
    await screen.findByText('Before');
    expect(location.pathname).toBe('/before');
  });
});
