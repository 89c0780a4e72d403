import styled from 'styled-components';
import { DataTable } from '#components/list/tableStyles.ts';

export const Table = styled(DataTable)`
  th {
    height: 44px;
  }
  &:not([data-pinned]) {
    tr > :nth-child(2) {
      position: static;
    }
    th:first-child,
    td:first-child {
      padding-left: 20px;
    }
  }
  .acts {
    display: flex;
    align-items: center;
    justify-content: flex-end;
  }
  [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** What the row above it has opened. */
export const DetailsRow = styled.tr`
  && td {
    position: static;
    background: var(--bk-bg-sunken);
  }
  table :is(th, td) {
    position: static;
    height: auto;
    white-space: normal;
  }
`;

export const GroupRow = styled.tr`
  && th {
    position: static;
    height: auto;
    padding: 10px 20px;
  }
`;

export const GroupHeading = styled.h2`
  padding: 14px 0 10px;
  font: 600 0.875rem/1.4 var(--bk-text);
  color: var(--bk-text-secondary);
`;

export const SortCell = styled.th`
  && a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 40px;
    font-weight: 600;
    color: inherit;
    &:hover {
      color: var(--bk-text-primary);
    }
  }
  /* The hidden arrow would push a heading away from its numbers. */
  &.num a {
    flex-direction: row-reverse;
  }
  svg {
    opacity: 0;
    transition: rotate 0.12s;
  }
  a:hover svg,
  a:focus-visible svg {
    opacity: 0.5;
  }
  &[aria-sort] {
    color: var(--bk-text-primary);
    svg {
      opacity: 1;
    }
  }
  &[aria-sort='ascending'] svg {
    rotate: 180deg;
  }
`;

/** A mark or a photo beside a name, which may break anywhere. */
export const Marked = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > img,
  > i {
    flex: none;
    width: 40px;
    height: 48px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brandSoft);
    object-fit: cover;
    overflow: hidden;
  }
  && :is(a, b) {
    font-weight: 600;
    white-space: normal;
  }
  small {
    display: block;
  }
  button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-align: left;
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Why a bulk action left an item as it was. */
export const Failure = styled.span`
  display: block;
  max-width: 40ch;
  color: var(--bk-text-danger);
  font-size: 0.8125rem;
`;
