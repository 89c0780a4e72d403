import styled from 'styled-components';
import { from } from '#theme/breakPoints.ts';

export const Columns = styled.div`
  display: grid;
  gap: 10px;
  ${from('xl')} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
    overflow: hidden;
  }
`;

/** On phones the act stands beside the name. */
export const DayColumn = styled.section`
  position: relative;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  font-size: 0.875rem;
  &[data-closed] {
    background: var(--bk-bg-sunken);
    color: var(--bk-text-secondary);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    min-height: 44px;
    padding-right: 110px;
  }
  h3 {
    font: 700 1.1875rem/1.2 var(--bk-display);
    font-variant-numeric: lining-nums;
  }
  header p {
    color: var(--bk-text-secondary);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(90px, 1fr));
    gap: 14px;
  }
  dl,
  [data-wide] {
    display: none;
  }
  footer > a {
    position: absolute;
    top: 14px;
    right: 12px;
    border-color: transparent;
    background: transparent;
    color: var(--bk-text-brand);
  }
  ${from('xl')} {
    display: grid;
    grid-template-rows: 92px 1fr auto;
    padding: 14px 10px;
    border: 0;
    border-radius: 0;
    & + & {
      border-left: 1px solid var(--bk-border-subtle);
    }
    &[data-today] {
      background: var(--bk-bg-warningSoft);
    }
    header {
      display: block;
      padding: 0;
    }
    ul {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 10px;
    }
    [data-wide] {
      display: inline;
    }
    dl {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 10px;
      margin: 12px 0;
      padding-top: 10px;
      border-top: 1px solid var(--bk-border-subtle);
      dt {
        color: var(--bk-text-secondary);
        font-size: 0.8125rem;
      }
      dd {
        font-weight: 600;
      }
    }
    footer > a {
      position: static;
      width: 100%;
      border-color: var(--bk-border-control);
      color: inherit;
    }
  }
`;

export const WindowCard = styled.li`
  display: grid;
  gap: 6px;
  align-content: start;
  font-variant-numeric: tabular-nums;
  a {
    display: flex;
    justify-content: space-between;
    gap: 6px;
    font-weight: 600;
  }
  em {
    color: var(--bk-text-danger);
    font: 600 0.75rem/1.4 var(--bk-text);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 8px;
    b {
      font-weight: 600;
      font-size: 1rem;
    }
  }
  p small {
    display: none;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    b {
      color: var(--bk-text-primary);
      font-weight: 600;
    }
  }
  ${from('xl')} {
    min-height: 124px;
    padding: 13px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    &[data-full] {
      border-color: transparent;
      background: var(--bk-bg-dangerSoft);
    }
    p small {
      display: inline;
    }
  }
`;
