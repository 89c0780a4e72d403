// @vitest-environment window

import { HistoryRouter, readUpdate } from '@bloomkin/web/components/layout/HistoryRouter.tsx';
import { render } from '@testing-library/react';
import { createBrowserHistory } from 'history';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

it('a router renders the page it was opened at before one that Back led to meanwhile', () => {
  history.replaceState(null, '', '/viewproduct/p1');
  const browserHistory = createBrowserHistory();
  const opened = readUpdate(browserHistory);
  browserHistory.push('/cart');
  const rendered: string[] = [];
  function Here() {
    rendered.push(useLocation().pathname);
    return null;
  }
  render(
    <HistoryRouter history={browserHistory} opened={opened}>
      <Here />
    </HistoryRouter>,
  );
  expect([...new Set(rendered)]).toEqual(['/viewproduct/p1', '/cart']);
});
