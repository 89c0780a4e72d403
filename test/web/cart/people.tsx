import { openSession } from '@bloomkin/web/session/session.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

/** Signs the user out. */
export const forgetPerson = (): Promise<void> => openSession();

/** Renders for a guest. */
export const showToGuest = (content: ReactNode, path = '/') =>
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
    </SWRConfig>,
  );
