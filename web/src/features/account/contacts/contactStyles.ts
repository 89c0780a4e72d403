import styled from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  > li {
    display: grid;
    gap: 14px;
    padding-block: 14px;
  }
  > li + li {
    border-top: 1px solid var(--bk-border-subtle);
  }
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  p {
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    font-weight: 400;
  }
`;
