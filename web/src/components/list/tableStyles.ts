import styled from 'styled-components';

export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
`;

/** Classes `from1680`, `from1440`, `from1280`, `from1152` hide a column below that width, `below1680`, `below1152` show what takes its place. */
export const DataTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: 2px 10px;
    border-bottom: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-sunken);
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 9px 10px;
    border-bottom: 1px solid var(--bk-border-subtle);
    line-height: 1.35;
  }
  td:last-child {
    padding-inline: 0 8px;
  }
  /* The choice, the number and the menu stay in sight when enlarged text makes the rest wider than the screen. */
  tr > :nth-child(1),
  tr > :nth-child(2),
  tr > :last-child {
    position: sticky;
    z-index: 1;
  }
  tr > :nth-child(1) {
    left: 0;
  }
  tr > :nth-child(2) {
    left: 40px;
  }
  tr > :last-child {
    right: 0;
  }
  td {
    background: var(--bk-bg-surface);
  }
  .below1680,
  .below1152 {
    display: none;
  }
  @media (max-width: 1679px) {
    .from1680 {
      display: none;
    }
    .below1680 {
      display: block;
    }
  }
  @media (max-width: 1439px) {
    .from1440 {
      display: none;
    }
    th,
    td {
      padding-inline: 8px;
    }
  }
  @media (max-width: 1279px) {
    .from1280 {
      display: none;
    }
  }
  @media (max-width: 1151px) {
    .from1152 {
      display: none;
    }
    .below1152 {
      display: block;
    }
  }
  tbody tr:hover td {
    background: var(--bk-bg-sunken);
  }
  tbody tr[data-chosen] td {
    background: color-mix(in srgb, var(--bk-bg-brandSoft) 55%, var(--bk-bg-surface));
  }
  tr:focus-within td {
    box-shadow: inset 0 1px var(--bk-border-control);
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  b,
  td a {
    font-weight: 600;
    white-space: nowrap;
  }
  td a:hover {
    text-decoration: underline;
  }
  .num {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  /* The longest status fits beside the total, which the menu's column would cover. */
  .status > span {
    max-width: 108px;
    border-radius: var(--bk-radius-m);
    white-space: normal;
  }
  label {
    min-height: 40px;
  }
`;

const widestText = 'clamp(130px, 10.5vw, 170px)';

/** Two lines at most; the title has the full name. */
export const Name = styled.b`
  && {
    display: -webkit-box;
    max-width: ${widestText};
    overflow: hidden;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Clipped = styled.small`
  && {
    max-width: ${widestText};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
