import styled from 'styled-components';

export const Panel = styled.section`
  min-width: 0;
  padding: 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-panel-radius, var(--bk-radius-l));
  background: var(--bk-bg-surface);
  h2 {
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  > header {
    margin-bottom: 16px;
    p {
      margin-top: 4px;
      color: var(--bk-text-secondary);
    }
  }
  @media (min-width: 768px) {
    padding: var(--bk-panel-padding, 24px 28px);
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 14px;
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 6px;
  height: 100%;
  padding: 18px 18px 10px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  overflow-wrap: anywhere;
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    > * {
      min-width: 0;
      white-space: normal;
    }
  }
  h2,
  h3 {
    font: 700 1.1875rem/1.25 var(--bk-display);
  }
  p {
    color: var(--bk-text-secondary);
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin: auto 0 0 -12px;
    padding-top: 4px;
    button,
    a {
      padding-inline: 12px;
    }
  }
`;

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 14px;
  p {
    color: var(--bk-text-secondary);
  }
  h2 {
    font: 700 1.25rem/1.25 var(--bk-display);
  }
`;
