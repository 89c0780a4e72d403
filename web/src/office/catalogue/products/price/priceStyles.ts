import styled from 'styled-components';

export const PriceForm = styled.form`
  display: grid;
  align-content: start;
  gap: 20px;
  label small {
    display: block;
  }
`;

export const Fields = styled.div`
  display: flex;
  gap: 16px;
  > :last-child {
    flex: 1;
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  p {
    grid-column: 1 / -1;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

export const Preview = styled.section`
  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 10px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  h3 {
    font: 700 1.125rem/1.2 var(--bk-display);
    color: var(--bk-text-primary);
  }
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 14px;
    padding: 10px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  i {
    width: 44px;
    height: 55px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    display: grid;
    grid-template-columns: 1fr 20px minmax(64px, auto) minmax(72px, auto);
    align-items: center;
    justify-items: end;
    gap: 8px;
    font-variant-numeric: tabular-nums;
    color: var(--bk-text-secondary);
    b {
      color: var(--bk-text-primary);
    }
    > span {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      width: 100%;
      em {
        min-width: 0;
        font-style: normal;
        overflow-wrap: anywhere;
      }
    }
    small {
      font-size: 0.875rem;
    }
    &.fault {
      display: block;
      color: var(--bk-text-danger);
      font-size: 0.875rem;
    }
  }
`;
