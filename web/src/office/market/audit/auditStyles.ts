import styled from 'styled-components';

export const Pair = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 2px;
`;

export const Value = styled.span`
  padding: 3px 8px;
  border-radius: var(--bk-radius-s);
  background: var(--bk-bg-neutralSoft);
  color: var(--bk-text-secondary);
  overflow-wrap: anywhere;
  &[data-tone='after'] {
    background: var(--bk-bg-infoSoft);
    color: var(--bk-text-info);
    font-weight: 600;
  }
  &[data-tone='gone'] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 20px;
  padding: 8px 0 10px;
  table {
    width: 100%;
    border-spacing: 0;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
  }
  th,
  td {
    padding: 9px 14px;
    text-align: left;
    font-weight: 400;
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
  thead th {
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--bk-text-secondary);
  }
  tbody > tr > * {
    border-top: 1px solid var(--bk-border-subtle);
  }
  dt {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dd {
    margin-bottom: 8px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
