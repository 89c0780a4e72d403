import styled from 'styled-components';

export const PhotosHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 16px;
  && h2 {
    margin-bottom: 2px;
  }
  p {
    color: var(--bk-text-secondary);
  }
  > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export const Tiles = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 900px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  min-width: 0;
`;

/** The hole that a lifted photo leaves at its new place. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  border-radius: var(--bk-petal);
  > div {
    position: relative;
    height: 100%;
    overflow: hidden;
    border-radius: inherit;
    background: var(--bk-bg-neutralSoft);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    user-select: none;
    -webkit-user-drag: none;
  }
  ${Tile}[data-lifted] & {
    outline: 2px dashed var(--bk-bg-brand);
    outline-offset: -2px;
    background: var(--bk-bg-brandSoft);
  }
  ${Tile}[data-lifted] & > div {
    z-index: 2;
    box-shadow:
      0 0 0 4px var(--bk-focus-ring),
      var(--bk-e3);
    @media (prefers-reduced-motion: no-preference) {
      rotate: 3deg;
    }
  }
`;

export const Badge = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 26px;
  min-height: 26px;
  justify-content: center;
  padding: 3px 8px;
  border-radius: var(--bk-radius-pill);
  background: var(--bk-ink);
  color: var(--bk-white);
  font: 600 0.8125rem/1 var(--bk-text);
  font-variant-numeric: tabular-nums;
  &[data-main] {
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
  }
`;

export const Handle = styled.button`
  position: absolute;
  right: 8px;
  top: 8px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: var(--bk-white);
  color: var(--bk-ink);
  cursor: grab;
  touch-action: none;
  &:active,
  &[aria-pressed='true'] {
    cursor: grabbing;
  }
`;

export const Caption = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 48px;
  > div {
    display: flex;
    flex: none;
  }
  > span {
    overflow: hidden;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--bk-text-brand);
    font: 600 0.9375rem/1.2 var(--bk-text);
    text-align: start;
  }
  button[data-icon] {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    border-radius: 50%;
    color: inherit;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
  @media (max-width: 480px) {
    gap: 4px;
    > div {
      margin-inline-end: -10px;
    }
    button[data-icon] {
      width: 40px;
    }
  }
`;

export const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: 8px;
  padding: 14px;
  background: color-mix(in srgb, var(--bk-ink) 86%, transparent);
  color: var(--bk-white);
  font-size: 0.9375rem;
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--bk-bg-highlight);
  }
`;

const boxed = `
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 16px;
  text-align: center;
  overflow-wrap: anywhere;
  p {
    font-size: 0.875rem;
  }
`;

export const Failed = styled.div`
  ${boxed}
  border: 2px solid var(--bk-text-danger);
  && {
    background: var(--bk-bg-dangerSoft);
  }
  color: var(--bk-text-danger);
`;

export const DropTile = styled.li`
  ${boxed}
  order: 100;
  align-self: start;
  aspect-ratio: 4 / 5;
  border: 2px dashed var(--bk-border-control);
  border-radius: var(--bk-petal);
  p {
    color: var(--bk-text-secondary);
  }
  @media (max-width: 480px) {
    p {
      display: none;
    }
  }
`;

export const Keys = styled.p`
  margin-top: 4px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-s);
    background: var(--bk-bg-neutralSoft);
    font: 600 0.75rem/1.5 var(--bk-text);
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
