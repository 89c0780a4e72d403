import styled from 'styled-components';

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-bottom: 8px;
  font-size: 0.875rem;
  color: var(--bk-text-secondary);
  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  i[data-now] {
    width: 12px;
    height: 12px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brand);
  }
  i[data-before] {
    width: 20px;
    height: 3px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-text-primary);
  }
`;

const labels = 44;

export const Chart = styled.div`
  position: relative;
  height: 320px;
  padding: 24px 0 ${labels}px 52px;
  @media (max-width: 767px) {
    height: 260px;
    padding-left: 44px;
  }
`;

export const Lines = styled.div`
  position: absolute;
  inset: 24px 0 ${labels}px;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  span {
    height: 0;
    border-top: 1px solid var(--bk-border-subtle);
    font-size: 0.8125rem;
    line-height: 0;
    font-variant-numeric: tabular-nums;
    color: var(--bk-text-secondary);
  }
`;

export const Bars = styled.div`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: 100%;
  &[data-dense] b,
  &[data-dense] small {
    text-align: left;
  }
`;

export const Bar = styled.div`
  position: relative;
  height: 100%;
  > div {
    position: relative;
    display: flex;
    align-items: flex-end;
    justify-content: center;
    height: 100%;
  }
  > div > i:first-child {
    position: relative;
    width: 56%;
    max-width: 48px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brand);
    font-style: normal;
    > b {
      position: absolute;
      bottom: 100%;
      left: 50%;
      /* Above the tick of the week before, which may cross it. */
      z-index: 1;
      margin-bottom: 4px;
      padding: 0 3px;
      border-radius: var(--bk-radius-xs);
      background: var(--bk-bg-surface);
      transform: translateX(-50%);
      font-size: 0.8125rem;
      line-height: 1.2;
      white-space: nowrap;
    }
  }
  &[data-today] > div > i:first-child {
    background: var(--bk-bg-highlight);
    box-shadow: inset 0 0 0 1px var(--bk-text-warning);
  }
  > span {
    position: absolute;
    top: 100%;
    left: 50%;
    display: grid;
    padding-top: 8px;
    transform: translateX(-50%);
    text-align: center;
    white-space: nowrap;
    b {
      font-size: 0.875rem;
      font-weight: 600;
    }
    small {
      font-size: 0.75rem;
      color: var(--bk-text-secondary);
    }
  }
  &:hover > div {
    background: var(--bk-bg-neutralSoft);
  }
  @media (max-width: 767px) {
    > div > i > b {
      font-size: 0.6875rem;
    }
    > span b {
      font-size: clamp(0.6875rem, 3.4vw, 0.875rem);
    }
    > span small {
      font-size: clamp(0.5625rem, 2.7vw, 0.6875rem);
    }
  }
`;

/** Seen at both sides of the bar. */
export const Tick = styled.i`
  position: absolute;
  width: 84%;
  max-width: 76px;
  height: 3px;
  border-radius: var(--bk-radius-xs);
  background: var(--bk-text-primary);
`;

export const Tip = styled.p`
  position: absolute;
  z-index: 2;
  top: -8px;
  left: 50%;
  display: none;
  gap: 2px;
  padding: 10px 14px;
  border-radius: var(--bk-radius-m);
  transform: translateX(-50%);
  background: var(--bk-bg-chrome);
  color: var(--bk-text-onChrome);
  box-shadow: var(--bk-e3);
  font-size: 0.875rem;
  white-space: nowrap;
  pointer-events: none;
  div:hover > & {
    display: grid;
  }
  div:nth-child(-n + 2) > div > & {
    left: 0;
    transform: none;
  }
  div:nth-last-child(-n + 2) > div > & {
    right: 0;
    left: auto;
    transform: none;
  }
`;
