import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

/** Also the dashboard's meter. */
export const parts = css`
  i[data-part='done'] {
    background: var(--bk-gum-500);
  }
  i[data-part='way'] {
    background: var(--bk-sky);
  }
  i[data-part='ready'] {
    background: var(--bk-wattle-500);
  }
  i[data-part='make'] {
    background: var(--bk-lilly-300);
  }
`;

export const Run = styled.section`
  display: grid;
  gap: 12px;
  min-height: 122px;
  margin-bottom: 22px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  }
  @media (max-width: 767px) {
    grid-auto-columns: 76%;
    grid-auto-flow: column;
    align-items: start;
    min-height: 105px;
    margin: 0 -16px 8px;
    padding: 2px 16px;
    overflow-x: auto;
    scroll-padding-inline: 16px;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    > * {
      scroll-snap-align: start;
    }
  }
`;

export const Failed = styled.div`
  margin-bottom: 22px;
`;

const windowStyles = css`
  padding: 15px 18px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  h2 {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    font: 600 0.875rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
    em {
      font-style: normal;
      font-weight: 500;
    }
  }
  &[data-now] {
    border-color: var(--bk-text-success);
    box-shadow: inset 0 0 0 1px var(--bk-text-success);
  }
  &[data-late] {
    border-color: var(--bk-text-danger);
    box-shadow: inset 0 0 0 1px var(--bk-text-danger);
    p {
      color: var(--bk-text-danger);
    }
  }
`;

export const Window = styled.div`
  ${windowStyles}
`;

export const PeriodLink = styled(Link)`
  ${windowStyles}
  display: block;
  color: inherit;
  text-decoration: none;
  &:hover {
    border-color: var(--bk-border-control);
  }
  &[aria-current] {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
  }
`;

export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  margin: 6px 0 10px;
  b {
    font: 740 2rem/1 var(--bk-display);
    font-feature-settings: 'lnum';
  }
`;

export const Meter = styled.div`
  display: flex;
  gap: 3px;
  i {
    flex: 1 1 0;
    height: 8px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-border-default);
  }
  ${parts}
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  font-size: 0.8125rem;
  color: var(--bk-text-secondary);
  span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  i {
    width: 10px;
    height: 10px;
    border-radius: var(--bk-radius-xs);
  }
  ${parts}
`;
