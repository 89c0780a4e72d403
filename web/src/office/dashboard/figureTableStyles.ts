import styled from 'styled-components';

/** Rows with a name first and figures at the end. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  th {
    padding: 6px 8px;
    font-size: 0.8125rem;
    font-weight: 500;
    text-align: right;
    color: var(--bk-text-secondary);
  }
  td {
    height: 48px;
    padding: 4px 8px;
    border-top: 1px solid var(--bk-border-subtle);
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: left;
  }
  td:first-child {
    white-space: normal;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  td a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
    color: inherit;
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Named = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > i {
    flex: none;
    overflow: hidden;
    width: 32px;
    height: 40px;
    border-radius: var(--bk-petal-s);
    background: var(--bk-bg-neutralSoft);
  }
  > i[data-arch] {
    border-radius: var(--bk-arch);
  }
  > i img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  b,
  a {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  /* The picture opens it too. */
  a::after {
    content: '';
    position: absolute;
    inset: -2px 0;
  }
`;

/** A share as a bar; the figure stands beside it. */
export const ShareBar = styled.span`
  display: block;
  height: 10px;
  min-width: 4px;
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-brand);
`;
