import styled from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: 8px;
  > div {
    display: contents;
  }
  [data-discount] > * {
    color: var(--bk-text-brand);
    font-weight: 600;
  }
  margin: 16px 0 0;
  font-variant-numeric: tabular-nums;
  dd {
    padding-left: 16px;
    text-align: right;
  }
  > dt:last-of-type,
  > dd:last-of-type {
    padding-top: 12px;
    border-top: 1px solid var(--bk-border-subtle);
    font-weight: 700;
    font-size: 1.25rem;
  }
`;
