import styled from 'styled-components';

export const Choices = styled.fieldset`
  display: grid;
  legend {
    margin-bottom: 4px;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--bk-bg-brand);
  }
`;

export const RefundLines = styled.ul`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

export const Sums = styled.dl`
  display: grid;
  gap: 4px;
  margin-top: 14px;
  padding-top: 12px;
  border-top: 1px solid var(--bk-border-subtle);
  font-variant-numeric: tabular-nums lining-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  dd {
    white-space: nowrap;
  }
  div:last-of-type {
    font-weight: 600;
  }
`;
