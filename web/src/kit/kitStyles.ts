import styled from 'styled-components';

/** Holds a bar that is stuck to the foot of the window. */
export const BarStage = styled.div`
  min-height: 180px;
  contain: layout;
  overflow: hidden;
`;

export const Contents = styled.nav`
  padding: 16px 20px 0;
  summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  b {
    display: block;
    margin-top: 12px;
  }
  a {
    display: block;
    padding: 4px 0;
    min-height: 32px;
    color: var(--bk-text-secondary);
    &:hover {
      color: var(--bk-text-brand);
      text-decoration: underline;
    }
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 0;
    max-height: 100dvh;
    padding: 16px 0 24px 32px;
    overflow: auto;
  }
`;

export const Group = styled.section`
  display: grid;
  gap: 32px;
  min-width: 0;
  > h2 {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--bk-border-default);
    font: 740 1.75rem/1.2 var(--bk-display);
    text-transform: capitalize;
  }
  > section {
    min-width: 0;
  }
  > section > h3 {
    margin-bottom: 12px;
    font: 700 1.25rem/1.25 var(--bk-display);
  }
`;

export const States = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 20px;
  grid-template-columns: ${({ $wide }) =>
    $wide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))'};
`;

export const State = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 6px;
  min-width: 0;
  figcaption {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  > div {
    min-width: 0;
    padding: 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    @media (min-width: 768px) {
      padding: 20px;
    }
  }
`;
