import styled from 'styled-components';
import { clipped } from './rowStyles.ts';

/** The types at the left, the chosen one at the right; on phones above it. */
export const Panes = styled.div`
  display: grid;
  gap: 16px;
  > * {
    min-width: 0;
  }
  @media (min-width: 1152px) {
    grid-template-columns: 300px minmax(0, 1fr);
    align-items: start;
  }
`;

export const NavCard = styled.nav`
  display: grid;
  gap: 12px;
  padding: 16px 10px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  h2 {
    padding: 2px 10px 4px;
    color: var(--bk-text-secondary);
    font: 500 0.8125rem/1.4 var(--bk-text);
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 8px 10px;
    border-radius: var(--bk-radius-m);
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
  }
  a > span:nth-child(2) {
    display: grid;
    min-width: 0;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    ${clipped}
  }
  i {
    display: none;
  }
  @media (max-width: 1151px) {
    display: flex;
    gap: 8px;
    margin-inline: -16px;
    padding: 2px 16px;
    border: 0;
    border-radius: 0;
    background: none;
    overflow-x: auto;
    scrollbar-width: none;
    section,
    ul {
      display: flex;
      flex: none;
      gap: 8px;
    }
    h2,
    small,
    a > :first-child {
      display: none;
    }
    a {
      gap: 6px;
      min-height: 44px;
      padding: 8px 16px;
      border: 1px solid var(--bk-border-control);
      border-radius: var(--bk-radius-pill);
      background: var(--bk-bg-surface);
      font-size: 0.875rem;
      white-space: nowrap;
      &[aria-current] {
        border-color: var(--bk-bg-brand);
      }
    }
    b {
      font-weight: 500;
    }
    i {
      display: inline;
      font-style: normal;
      font-variant-numeric: tabular-nums;
    }
  }
`;

export const Arch = styled.span`
  flex: none;
  width: 34px;
  height: 40px;
  border-radius: var(--bk-arch);
  overflow: clip;
`;

export const Promotion = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-bottom: 16px;
  padding: 16px 20px;
  border: 1px solid var(--bk-text-info);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-infoSoft);
  color: var(--bk-text-info);
  > div {
    flex: 1 1 260px;
    min-width: 0;
  }
  h2 {
    font: 600 1.0625rem/1.3 var(--bk-text);
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 2px;
    font-size: 0.875rem;
  }
  > span:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    > :first-child {
      color: var(--bk-text-primary);
    }
    @media (max-width: 767px) {
      gap: 0;
      > * {
        padding-inline: 14px;
      }
    }
  }
`;

export const TypePanel = styled.section`
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-xl);
  background: var(--bk-bg-surface);
  overflow: clip;
  > p {
    padding: 0 20px 20px;
    color: var(--bk-text-secondary);
  }
`;

export const TypeHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 18px 16px 18px 20px;
  h2 {
    font: 700 1.5rem/1.2 var(--bk-display);
    font-feature-settings: 'lnum';
    overflow-wrap: anywhere;
  }
  > div {
    flex: 1 1 300px;
  }
  p {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  @media (max-width: 767px) {
    > span {
      gap: 2px;
      margin-left: -12px;
      > button {
        padding-inline: 14px;
      }
    }
  }
`;

export const ViewList = styled.ul`
  display: grid;
  li {
    padding: 12px 20px;
    border-top: 1px solid var(--bk-border-subtle);
  }
  h3 {
    font: 600 1rem/1.4 var(--bk-text);
  }
  small {
    color: var(--bk-text-secondary);
  }
`;
