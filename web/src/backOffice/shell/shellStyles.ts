import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  min-height: 100dvh;
  background: var(--bk-bg-sunken);
  @media (min-width: 1024px) {
    --bk-side-menu: 248px;
    grid-template-columns: var(--bk-side-menu) 1fr;
  }
`;

export const Side = styled.header`
  display: none;
  position: sticky;
  top: 0;
  height: 100dvh;
  padding: 20px 14px;
  background: var(--bk-bg-chrome);
  color: var(--bk-text-onChrome);
  @media (min-width: 1024px) {
    display: flex;
    flex-direction: column;
  }
  nav {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 2px;
    min-height: 0;
  }
  h2 {
    padding: 18px 12px 6px;
    font: 600 0.75rem/1.3 var(--bk-text);
    color: var(--bk-ink-400);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--bk-radius-m);
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-ink-300);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: color-mix(in srgb, var(--bk-white) 7%, transparent);
    }
    &:focus-visible {
      outline-color: var(--bk-jacaranda-200);
    }
  }
  details[open] > summary svg {
    transform: rotate(180deg);
  }
  nav a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    &:hover {
      background: color-mix(in srgb, var(--bk-white) 7%, transparent);
    }
    &:focus-visible {
      outline-color: var(--bk-jacaranda-200);
    }
    span {
      margin-left: auto;
      padding: 1px 8px;
      border-radius: var(--bk-radius-s);
      background: color-mix(in srgb, var(--bk-white) 13%, transparent);
      font-size: 0.8125rem;
      font-variant-numeric: tabular-nums;
    }
    &[aria-current='page'] {
      background: var(--bk-wattle-500);
      color: var(--bk-ink);
      font-weight: 600;
      span {
        background: color-mix(in srgb, var(--bk-ink) 14%, transparent);
      }
    }
  }
`;

export const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: 9px;
  padding: 4px 10px 18px;
  font: 750 1.5rem/1 var(--bk-display);
  color: var(--bk-white);
  small {
    padding: 3px 9px;
    border-radius: var(--bk-radius-s);
    background: color-mix(in srgb, var(--bk-white) 13%, transparent);
    font: 600 0.75rem/1.3 var(--bk-text);
  }
`;

/** Scrolls between logo and foot, with a shadow where more follows; the margin leaves room for the outline of the focused link. */
export const Groups = styled.div`
  flex: 1;
  min-height: 0;
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: color-mix(in srgb, var(--bk-white) 25%, transparent) transparent;
  background:
    linear-gradient(var(--bk-bg-chrome), var(--bk-bg-chrome)) bottom / 100% 40px local,
    linear-gradient(transparent, color-mix(in srgb, var(--bk-black) 50%, transparent)) bottom / 100% 20px;
  background-repeat: no-repeat;
`;

export const Foot = styled.div<{ $inRow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $inRow }) => ($inRow ? '1fr 1fr' : '1fr')};
  gap: 2px;
  padding-top: 20px;
  p {
    grid-column: 1 / -1;
    padding: 0 12px 8px;
    font-size: 0.8125rem;
    color: var(--bk-ink-300);
    overflow-wrap: anywhere;
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 8px;
  padding: 12px;
  border-radius: var(--bk-radius-m);
  background: color-mix(in srgb, var(--bk-white) 6%, transparent);
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 46px;
    border-radius: var(--bk-arch);
    background: var(--bk-lilly-200);
    color: var(--bk-lilly-700);
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  b {
    display: block;
    color: var(--bk-white);
    font-weight: 600;
    line-height: 1.25;
  }
  small {
    color: var(--bk-ink-300);
    font-size: 0.8125rem;
  }
`;

export const Main = styled.main`
  min-width: 0;
  max-width: 1320px;
  /* The footer begins below the first screen: what loads would move it otherwise. */
  min-height: calc(100dvh - 60px);
  padding: 14px 16px 32px;
  outline: 0;
  @media (min-width: 768px) {
    padding: 28px 32px 40px;
  }
  @media (min-width: 1024px) {
    min-height: calc(100dvh - 190px);
  }
`;

export const Tabs = styled.nav`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding: 6px 8px max(8px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-surface);
  @media (min-width: 1024px) {
    display: none;
  }
  a,
  button {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
    min-height: 44px;
    padding: 6px 0;
    border: 0;
    background: none;
    border-radius: var(--bk-radius-m);
    font-size: 0.75rem;
    font-weight: 500;
    color: var(--bk-text-secondary);
    > span {
      position: absolute;
      top: 2px;
      left: calc(50% + 8px);
      min-width: 18px;
      padding: 0 5px;
      border-radius: var(--bk-radius-s);
      background: var(--bk-bg-brand);
      color: var(--bk-text-onBrand);
      font-weight: 700;
      text-align: center;
    }
    &[aria-current='page'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
`;
