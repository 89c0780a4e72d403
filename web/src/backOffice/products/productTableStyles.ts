import styled from 'styled-components';
import { DataTable } from '#components/list/tableStyles.ts';

export const ProductsTable = styled(DataTable)`
  td {
    height: 68px;
    padding-block: 6px;
  }
  th:first-child {
    width: 40px;
  }
  tr > :nth-child(2) {
    position: static;
  }
  .failure {
    display: block;
    max-width: 40ch;
    color: var(--bk-text-danger);
    font-size: 0.8125rem;
    white-space: normal;
  }
`;

export const NameCell = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  i {
    width: 44px;
    height: 55px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  a {
    display: -webkit-box;
    max-width: clamp(160px, 22vw, 300px);
    overflow: hidden;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  vertical-align: middle;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  svg {
    color: var(--bk-wattle-600);
  }
  && small {
    display: inline;
  }
`;
