import styled, { css } from 'styled-components';

const clipped = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

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
  border-radius: 20px 20px 20px 6px;
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
    border-radius: 12px;
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
      border-radius: 999px;
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
  border-radius: 17px 17px 8px 8px;
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
  border-radius: 20px 20px 20px 6px;
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
  border-radius: 24px;
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

export const ParameterList = styled.ul`
  display: grid;
  > li {
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  > [data-open] {
    background: var(--bk-bg-sunken);
  }
  > [data-lifted] > :first-child {
    position: relative;
    z-index: 2;
    outline: 2px solid var(--bk-bg-brand);
    outline-offset: -2px;
    background: var(--bk-bg-surface);
    box-shadow: var(--bk-e3);
  }
`;

const handle = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--bk-text-secondary);
  cursor: grab;
  touch-action: none;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
`;

/** The name opens the row wherever no other control is. */
export const RowLine = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(120px, 1fr) 116px minmax(60px, 1.1fr) auto 24px;
  align-items: center;
  gap: 4px 12px;
  min-height: 62px;
  padding: 6px 16px 6px 8px;
  > [data-handle] {
    ${handle}
    z-index: 1;
  }
  > [aria-expanded] {
    display: grid;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    align-content: center;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  > [aria-expanded='true'] ~ svg {
    rotate: 180deg;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  .values {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    ${clipped}
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    z-index: 1;
    min-height: 44px;
    color: var(--bk-text-brand);
    font-weight: 600;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
    }
  }
  > svg {
    pointer-events: none;
  }
  @media (max-width: 767px) {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 4px 6px;
    padding-left: 4px;
    .kind,
    .values,
    > svg,
    > a span {
      display: none;
    }
  }
`;

export const OpenParameter = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 16px 20px 60px;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  a,
  p > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
  @media (max-width: 767px) {
    padding-inline: 14px;
  }
`;

/** Numbered downwards. */
export const ValueGrid = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px 12px;
  @media (max-width: 767px) {
    display: flex;
    flex-direction: column;
  }
`;

export const ValueBox = styled.li`
  > div {
    display: grid;
    grid-template-columns: 36px 24px minmax(0, 1fr) auto 44px;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    padding: 0 4px 0 6px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: 14px;
    background: var(--bk-bg-surface);
  }
  &[data-edited] > div {
    border-color: var(--bk-text-info);
    box-shadow: 0 0 0 2px var(--bk-text-info);
  }
  &[data-lifted] > div {
    position: relative;
    z-index: 2;
    border-color: var(--bk-bg-brand);
    box-shadow: var(--bk-e3);
  }
  [data-handle] {
    ${handle}
    width: 36px;
  }
  i {
    color: var(--bk-text-secondary);
    font-style: normal;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  [title='Rename'] {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  input {
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: 1rem;
    outline: none;
  }
  input ~ button {
    order: 2;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

export const AddValue = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px;
  > div {
    flex: 0 1 240px;
  }
  @media (max-width: 767px) {
    > div {
      flex: 1 1 100%;
    }
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
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
