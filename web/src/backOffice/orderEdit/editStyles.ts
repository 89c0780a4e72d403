import styled from 'styled-components';
import { rowButton } from '#backOffice/rowButton.ts';
import { inputStyles } from '#components/form/inputStyles.ts';

export const EditForm = styled.form`
  display: grid;
  gap: 16px;
  > div {
    min-width: 0;
  }
`;

export const EditColumns = styled.div`
  display: grid;
  align-items: start;
  gap: 16px;
  > * {
    min-width: 0;
  }
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 392px;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: 18px;
`;

export const Lines = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) 44px;
  align-items: center;
  gap: 10px 14px;
  padding: 14px 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  i {
    height: 80px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  > div:nth-child(2) {
    display: grid;
    justify-items: start;
    gap: 4px;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  em {
    color: var(--bk-text-brand);
    font-style: normal;
    font-weight: 600;
    font-size: 0.875rem;
  }
  > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  &[data-out] i,
  &[data-out] strong {
    opacity: 0.6;
    text-decoration: line-through;
  }
  @media (max-width: 899px) {
    > div:nth-child(2) {
      grid-column: 2 / -1;
    }
    > div:nth-child(3) {
      grid-column: 2 / -1;
    }
    > [role='group'],
    > [role='group'] ~ b {
      grid-row: 3;
    }
    > [role='group'] {
      grid-column: 1 / 3;
    }
    > [role='group'] ~ b {
      grid-column: 2;
    }
    > button:last-child {
      grid-row: 3;
      grid-column: 3;
    }
    &[data-out] > button:last-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 900px) {
    grid-template-columns: 64px minmax(0, 1fr) 132px auto 84px 44px;
    &[data-out] > button:last-child {
      grid-column: 4 / -1;
      justify-self: end;
    }
  }
`;

export const RoundButton = styled.button`
  ${rowButton}
  &:hover {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
`;

export const AddBox = styled.div`
  position: relative;
  max-width: 420px;
  margin-top: 16px;
  > svg {
    position: absolute;
    z-index: 1;
    inset: 14px auto auto 16px;
    pointer-events: none;
  }
  input {
    ${inputStyles}
    padding-left: 46px;
  }
  p:not(:empty) {
    margin-top: 8px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

export const Found = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  i {
    height: 44px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  b {
    font-weight: 600;
  }
`;

export const DifferenceTable = styled.table`
  width: 100%;
  margin-bottom: 16px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }
  th,
  td {
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
    vertical-align: top;
  }
  td,
  thead th:not(:first-child) {
    padding-left: 14px;
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    padding-top: 0;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  tbody td:nth-child(2) {
    color: var(--bk-text-secondary);
  }
  tbody td:last-child {
    font-weight: 600;
  }
  em {
    display: block;
    color: var(--bk-text-brand);
    font-style: normal;
    font-weight: 600;
    font-size: 0.875rem;
  }
  tbody tr:last-child > * {
    border-bottom: 2px solid var(--bk-text-primary);
  }
  tfoot > tr > * {
    border: 0;
    font-size: 1.125rem;
    font-weight: 700;
  }
`;

export const Step = styled.p`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 16px;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  b {
    font: 600 1.75rem/1 var(--bk-display);
    white-space: nowrap;
  }
`;

export const Consequences = styled.ul`
  display: grid;
  gap: 10px;
  margin-top: 12px;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
  li {
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 10px;
  }
  svg {
    margin-top: 3px;
  }
`;
