import styled from 'styled-components';

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
`;

export const Drop = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 32px 20px;
  border: 2px dashed var(--bk-border-control);
  border-radius: var(--bk-radius-l);
  text-align: center;
  &[data-over] {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
  }
  > svg {
    color: var(--bk-text-secondary);
  }
  b {
    font-weight: 600;
  }
  small {
    max-width: 46ch;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: 10px;
  margin-bottom: 16px;
  div {
    display: flex;
    flex-direction: column-reverse;
    padding: 12px 16px;
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-sunken);
  }
  div[data-fault] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
    dt {
      color: inherit;
    }
  }
  dt {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dd {
    margin: 0;
    font: 700 1.5rem/1.2 var(--bk-display);
    font-feature-settings: 'lnum', 'tnum';
  }
`;

export const Faults = styled.section`
  display: grid;
  gap: 10px;
  margin-top: 16px;
  h3 {
    font: 700 1.125rem/1.2 var(--bk-display);
  }
  > section {
    max-height: 320px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    overflow: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--bk-border-subtle);
    text-align: left;
    vertical-align: top;
  }
  td:nth-child(2) {
    min-width: 76px;
    overflow-wrap: anywhere;
  }
  th,
  td:nth-child(3) {
    white-space: nowrap;
  }
  th {
    position: sticky;
    top: 0;
    background: var(--bk-bg-sunken);
    font-weight: 600;
    color: var(--bk-text-secondary);
  }
  .num {
    font-variant-numeric: tabular-nums;
  }
`;
