import styled from 'styled-components';

export const Card = styled.section<{ $flush?: boolean }>`
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? 0 : '20px')};
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  ${({ $flush }) => $flush && 'overflow: hidden;'}
  h2 {
    margin-bottom: 12px;
    font: 700 1.25rem/1.2 var(--bk-display);
  }
`;

/** A card's title, and what stands at its end. */
export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 12px;
  overflow-wrap: anywhere;
  && h2 {
    margin: 0;
  }
  p,
  small {
    color: var(--bk-text-secondary);
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 600;
    color: var(--bk-text-brand);
  }
`;
