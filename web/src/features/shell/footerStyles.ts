import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';

/** Its intrinsic size is that of its content or more: what hangs out has no ground. */
export const Ground = styled.footer`
  margin-top: 72px;
  padding: 48px 0 max(36px, env(safe-area-inset-bottom));
  border-radius: var(--bk-radius-xl) var(--bk-radius-xl) 0 0;
  background: var(--bk-bg-chrome);
  color: var(--bk-text-onChrome);
  content-visibility: auto;
  contain-intrinsic-size: auto 720px;
`;

export const Columns = styled(Container)`
  display: grid;
  gap: 32px 20px;
  grid-template-columns: 1fr 1fr;
  > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 768px) {
    grid-template-columns: 1.5fr 1fr 1fr 1fr;
    > :first-child {
      grid-column: auto;
    }
  }
  h2 {
    font: 700 1.625rem/1.15 var(--bk-display);
    max-width: 14em;
    margin-bottom: 16px;
  }
  h3 {
    font: 600 0.875rem/1.3 var(--bk-text);
    color: var(--bk-ink-300);
    margin-bottom: 6px;
  }
  li a,
  li button {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    &:hover {
      text-decoration: underline;
    }
  }
`;
