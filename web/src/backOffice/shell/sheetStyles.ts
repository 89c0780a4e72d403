import styled from 'styled-components';

export const SheetMenu = styled.div`
  display: grid;
  gap: 12px;
  > p {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  h3 {
    padding: 14px 8px 4px;
    color: var(--bk-text-secondary);
    font: 600 0.875rem/1.3 var(--bk-text);
  }
  [data-bottom='true'] {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--bk-border-default);
  }
  nav a {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 52px;
    padding: 8px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    > span {
      margin-left: auto;
      padding: 2px 10px;
      border-radius: var(--bk-radius-s);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
    &[aria-current='page'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
  }
`;
