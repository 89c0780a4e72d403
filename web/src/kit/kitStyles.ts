import styled from 'styled-components';
import { inputStyles } from '../components/form/inputStyles.ts';

export const Frame = styled.div<{ $sunken: boolean }>`
  display: grid;
  min-height: 100dvh;
  padding-bottom: 64px;
  background: var(--bk-bg-${({ $sunken }) => ($sunken ? 'sunken' : 'page')});
  @media (min-width: 1024px) {
    grid-template-columns: 240px minmax(0, 1fr);
    align-items: start;
    column-gap: 32px;
  }
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  padding: 20px;
  border-bottom: 1px solid var(--bk-border-default);
  h1 {
    margin-right: auto;
    font: 740 1.75rem/1.1 var(--bk-display);
  }
  @media (min-width: 1024px) {
    grid-column: 1 / -1;
    padding-inline: 32px;
  }
`;

export const Switch = styled.div`
  display: flex;
  padding: 3px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-surface);
  a {
    display: grid;
    place-items: center;
    min-height: 36px;
    padding: 0 14px;
    border-radius: var(--bk-radius-pill);
    font-weight: 600;
    font-size: 0.875rem;
    color: var(--bk-text-secondary);
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brand);
      color: var(--bk-text-onBrand);
    }
  }
`;

export const Contents = styled.nav`
  padding: 16px 20px 0;
  summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  b {
    display: block;
    margin-top: 12px;
  }
  a {
    display: block;
    padding: 4px 0;
    min-height: 32px;
    color: var(--bk-text-secondary);
    &:hover {
      color: var(--bk-text-brand);
      text-decoration: underline;
    }
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 0;
    max-height: 100dvh;
    padding: 16px 0 24px 32px;
    overflow: auto;
  }
`;

export const Main = styled.main`
  display: grid;
  gap: 56px;
  min-width: 0;
  padding: 24px 20px 0;
  outline: 0;
  @media (min-width: 1024px) {
    padding: 32px 32px 0 0;
  }
`;

export const Group = styled.section`
  display: grid;
  gap: 32px;
  min-width: 0;
  > h2 {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--bk-border-default);
    font: 740 1.75rem/1.2 var(--bk-display);
    text-transform: capitalize;
  }
  > section {
    min-width: 0;
  }
  > section > h3 {
    margin-bottom: 12px;
    font: 700 1.25rem/1.25 var(--bk-display);
  }
`;

export const States = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 20px;
  grid-template-columns: ${({ $wide }) =>
    $wide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))'};
`;

export const State = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 6px;
  min-width: 0;
  figcaption {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  > div {
    min-width: 0;
    padding: 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    @media (min-width: 768px) {
      padding: 20px;
    }
  }
`;

/** Dark in both schemes. */
export const OnChrome = styled.div`
  padding: 20px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-chrome);
`;

/** Draws the input of a component that leaves it to its user. */
export const KitField = styled.div`
  input {
    ${inputStyles}
  }
`;

export const Area = styled.div`
  padding: 24px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-brandSoft);
`;

export const FocusStage = styled.div`
  position: relative;
  min-height: 72px;
  padding-top: 52px;
  overflow: hidden;
`;

/** Holds a bar that is stuck to the foot of the window. */
export const BarStage = styled.div`
  min-height: 180px;
  contain: layout;
  overflow: hidden;
`;

export const Lines = styled.ul`
  li {
    padding: 12px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
    overflow-wrap: anywhere;
  }
`;

export const Glyphs = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
`;

export const Portrait = styled.div`
  width: 200px;
  aspect-ratio: 4 / 5;
  border-radius: var(--bk-radius-m);
  overflow: hidden;
`;
