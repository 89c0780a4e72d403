import styled, { css } from 'styled-components';
import { from } from '#theme/breakPoints.ts';

/** A closed day is more than a colour. */
const hatched = css`
  background: repeating-linear-gradient(
    135deg,
    var(--bk-bg-sunken) 0 8px,
    var(--bk-border-subtle) 8px 9px
  );
`;

/** Marks an own day. */
export const Diamond = styled.i`
  display: inline-block;
  flex: none;
  width: 6px;
  height: 6px;
  margin-right: 2px;
  background: var(--bk-jacaranda-600);
  rotate: 45deg;
  ${from('m')} {
    width: 9px;
    height: 9px;
    margin-right: 5px;
  }
`;

export const MonthFrame = styled.div`
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  overflow: hidden;
`;

export const MonthTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: 9px 4px;
    color: var(--bk-text-secondary);
    font: 600 0.8125rem/1.2 var(--bk-text);
  }
  td {
    height: 58px;
    padding: 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  td + td {
    border-left: 1px solid var(--bk-border-subtle);
  }
  ${from('l')} {
    th {
      padding: 11px 12px;
      text-align: left;
    }
    td {
      height: 112px;
    }
  }
`;

export const DayCell = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: 4px 2px 7px;
  color: var(--bk-text-primary);
  font-size: 0.75rem;
  line-height: 1.25;
  white-space: nowrap;
  overflow: hidden;
  outline-offset: -3px;
  &[data-closed] {
    ${hatched}
    color: var(--bk-text-secondary);
  }
  &[data-past],
  &[data-other] {
    color: var(--bk-text-secondary);
  }
  &[data-past] {
    background-color: var(--bk-bg-sunken);
  }
  &[data-past] [data-bars] {
    opacity: 0.6;
  }
  &[data-today] {
    background: var(--bk-bg-warningSoft);
  }
  &[data-selected] {
    box-shadow: inset 0 0 0 2px var(--bk-bg-brand);
  }
  &:hover {
    box-shadow: inset 0 0 0 2px var(--bk-border-control);
  }
  b {
    font: 700 1rem/1.25 var(--bk-display);
    font-variant-numeric: lining-nums tabular-nums;
  }
  &[data-today] b {
    padding: 0 9px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-highlight);
    color: var(--bk-ink);
  }
  small {
    display: none;
    color: var(--bk-text-secondary);
    font-size: 0.75rem;
  }
  > div {
    display: contents;
  }
  > div > span {
    display: flex;
    align-items: center;
    max-width: 100%;
    letter-spacing: -0.02em;
  }
  [data-bars] {
    display: flex;
    gap: 3px;
    width: 100%;
    margin-top: auto;
    padding-inline: 2px;
    > i {
      flex: 1;
    }
  }
  em {
    display: none;
  }
  ${from('l')} {
    position: relative;
    align-items: stretch;
    gap: 3px;
    padding: 8px 11px;
    font-size: 0.875rem;
    [data-bars] {
      gap: 5px;
      padding: 0;
      > i {
        height: 7px;
      }
    }
    b {
      align-self: start;
      font-size: 1.1875rem;
    }
    &[data-today] b {
      padding: 0;
      background: none;
      color: inherit;
    }
    small {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    strong {
      color: var(--bk-text-primary);
      font-weight: 600;
    }
    em {
      position: absolute;
      top: 7px;
      right: 10px;
      display: block;
      max-width: calc(100% - 52px);
      padding: 3px 9px;
      border-radius: var(--bk-radius-pill);
      background: var(--bk-bg-infoSoft);
      color: var(--bk-text-info);
      font: 600 0.75rem/1.3 var(--bk-text);
      overflow: hidden;
      text-overflow: ellipsis;
    }
    em[data-tone='today'] {
      background: var(--bk-bg-highlight);
      color: var(--bk-ink);
    }
    em[data-tone='danger'] {
      background: var(--bk-bg-dangerSoft);
      color: var(--bk-text-danger);
    }
  }
`;

export const Legend = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 12px 16px;
  border-top: 1px solid var(--bk-border-subtle);
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  span {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  span > i:has(i) {
    width: 28px;
  }
  > span:last-child {
    margin-left: auto;
  }
  ${from('l')} {
    display: flex;
  }
`;
