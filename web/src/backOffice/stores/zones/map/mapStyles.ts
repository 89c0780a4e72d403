import styled from 'styled-components';

/** The map, and its hint: over the map, or below it where it would cover the attribution. */
export const MapArea = styled.div`
  position: relative;
  container-type: inline-size;
`;

const narrow = '@container (max-width: 640px)';
/** Of the hint over the map, with its margins. */
const hintWidth = '444px';

export const MapBox = styled.div`
  position: relative;
  height: min(600px, 78dvh);
  min-height: 420px;
  overflow: hidden;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 20px 20px 20px 6px;
  background: var(--bk-bg-sunken);
  isolation: isolate;
  > [data-layer='map'] {
    position: absolute;
    inset: 0;
  }
  > svg[data-layer='zones'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  &[data-tool='draw'] canvas,
  &[data-tool='cut'] canvas {
    cursor: crosshair;
  }
  .maplibregl-ctrl-bottom-right {
    position: absolute;
    right: 10px;
    bottom: 10px;
    z-index: 2;
    max-width: calc(100% - ${hintWidth});
    padding: 3px 8px;
    border-radius: 10px;
    background: var(--bk-bg-surface);
    color: var(--bk-text-secondary);
    font-size: 0.75rem;
    ${narrow} {
      max-width: calc(100% - 20px);
    }
  }
  .maplibregl-ctrl.maplibregl-ctrl-attrib {
    background: none;
    color: inherit;
    a {
      color: inherit;
    }
  }
  .maplibregl-ctrl-attrib-button,
  .maplibregl-ctrl-bottom-left:empty,
  .maplibregl-ctrl-top-left:empty {
    display: none;
  }
`;

export const Toolbar = styled.div`
  position: absolute;
  z-index: 3;
  left: 12px;
  top: 12px;
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100% - 84px);
  padding: 4px;
  border-radius: 16px;
  background: var(--bk-bg-surface);
  box-shadow: var(--bk-e2);
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    justify-content: center;
    padding: 0 12px;
    border: 0;
    border-radius: 12px;
    background: none;
    font-weight: 500;
    &[aria-pressed='true'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
    &[aria-disabled='true'] {
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
  @media (max-width: 640px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Zooms = styled.div`
  position: absolute;
  z-index: 3;
  right: 12px;
  top: 12px;
  display: grid;
  overflow: hidden;
  border-radius: 14px;
  background: var(--bk-bg-surface);
  box-shadow: var(--bk-e2);
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    & + button {
      border-top: 1px solid var(--bk-border-subtle);
    }
  }
`;

export const Hint = styled.p`
  position: absolute;
  z-index: 3;
  left: 12px;
  bottom: 12px;
  max-width: 420px;
  padding: 8px 12px;
  border-radius: 12px;
  background: var(--bk-bg-inverse);
  color: var(--bk-bg-page);
  font-size: 0.875rem;
  ${narrow} {
    position: static;
    max-width: none;
    /* Two lines, so that nothing moves when the hint changes. */
    min-height: 58px;
    margin-top: 8px;
  }
`;

/** A touch area of 44 px around a small mark. */
export const Handle = styled.button<{ $colour: string }>`
  position: absolute;
  z-index: 2;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: grab;
  touch-action: none;
  &::after {
    content: '';
    width: 16px;
    height: 16px;
    border: 3px solid ${({ $colour }) => $colour};
    border-radius: 50%;
    background: var(--bk-bg-surface);
  }
  &[data-middle] {
    z-index: 0;
    width: 28px;
    height: 28px;
    margin: -14px 0 0 -14px;
    &::after {
      width: 9px;
      height: 9px;
      border-width: 2px;
    }
  }
  &:focus::after {
    background: var(--bk-bg-highlight);
  }
  &:active {
    cursor: grabbing;
  }
`;

export const Pill = styled.button<{ $colour: string }>`
  position: absolute;
  z-index: 1;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  translate: -50% -50%;
  touch-action: none;
  > span {
    display: inline-block;
    padding: 4px 14px;
    border-radius: 999px;
    background: ${({ $colour }) => $colour};
    color: var(--bk-bg-surface);
    font-weight: 700;
    white-space: nowrap;
  }
  &[data-movable] {
    cursor: move;
  }
`;

export const PlaceName = styled.span`
  position: absolute;
  translate: -50% -50%;
  color: var(--bk-text-primary);
  font-size: 0.8125rem;
  line-height: 1.2;
  white-space: nowrap;
  text-shadow:
    0 0 3px var(--bk-bg-page),
    0 0 3px var(--bk-bg-page);
  pointer-events: none;
`;

export const StorePin = styled.span`
  position: absolute;
  z-index: 1;
  translate: -50% -100%;
  pointer-events: none;
  filter: drop-shadow(0 2px 2px rgb(42 21 36 / 0.35));
`;

export const Crosshair = styled.i`
  position: absolute;
  left: 50%;
  top: 50%;
  width: 24px;
  height: 24px;
  margin: -12px 0 0 -12px;
  pointer-events: none;
  background:
    linear-gradient(var(--bk-text-primary), var(--bk-text-primary)) center / 2px 100% no-repeat,
    linear-gradient(var(--bk-text-primary), var(--bk-text-primary)) center / 100% 2px no-repeat;
`;
