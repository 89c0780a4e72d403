import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '#components/media/Logo.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: 20px;
  background: var(--bk-bg-sunken);
  > header a {
    display: inline-flex;
    align-items: center;
    gap: 9px;
    min-height: 44px;
    font: 750 1.5rem/1 var(--bk-display);
  }
`;
const Main = styled.main`
  place-self: center;
  display: grid;
  gap: 20px;
  width: min(460px, 100%);
  padding: 32px 28px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-surface);
  h1 {
    font: 740 2rem/1.1 var(--bk-display);
  }
  p {
    color: var(--bk-text-secondary);
  }
`;

export const SmallPage = ({ children }: { children: ReactNode }) => (
  <Frame>
    <header>
      <a href="/">
        <Logo size={30} />
        Bloomkin
      </a>
    </header>
    <Main>{children}</Main>
  </Frame>
);
