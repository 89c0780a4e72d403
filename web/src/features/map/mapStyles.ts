import styled, { css } from 'styled-components';

/** Positioned from the middle, so its width need not be known. */
export const Ground = styled.div`
  position: relative;
  overflow: hidden;
  height: 220px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 20px;
  background: #fcf4ee;
  isolation: isolate;
  [data-layer='ground'] {
    z-index: -2;
    [data-part='sea'] {
      fill: #e0edf0;
    }
    [data-part='land'] {
      fill: #fcf4ee;
      stroke: #2f6f5c;
    }
    [data-part='borders'] {
      fill: none;
      stroke: #e6dcd6;
    }
  }
  > svg {
    position: absolute;
    z-index: -1;
    left: 50%;
    top: 50%;
    width: 1px;
    height: 1px;
    overflow: visible;
    pointer-events: none;
  }
`;

export const Label = styled.span`
  position: absolute;
  z-index: -1;
  translate: -50% -50%;
  color: #6a5a44;
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.2;
  white-space: nowrap;
  text-shadow:
    0 0 3px #fcf4ee,
    0 0 3px #fcf4ee;
  pointer-events: none;
`;

export const Scale = styled.span`
  position: absolute;
  left: 12px;
  bottom: 10px;
  padding: 0 4px 2px;
  /* The ground stays light in the dark office. */
  border: solid #6a4e5f;
  border-width: 0 2px 2px;
  color: #6a4e5f;
  font-size: 0.75rem;
  line-height: 1.2;
  text-align: center;
  pointer-events: none;
`;

export const Zooms = styled.div`
  position: absolute;
  right: 8px;
  top: 8px;
  display: grid;
  gap: 4px;
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 1px solid var(--bk-border-default);
    border-radius: 14px;
    background: var(--bk-bg-surface);
    &:hover {
      border-color: var(--bk-border-control);
    }
  }
`;

/** Anchored at the bottom. */
export const markLook = css`
  position: absolute;
  translate: -50% -100%;
  display: grid;
  place-items: center;
  filter: drop-shadow(0 2px 2px rgb(42 21 36 / 0.35));
`;
