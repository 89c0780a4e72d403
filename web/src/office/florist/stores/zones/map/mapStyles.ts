import styled from 'styled-components';

/** The map, and its hint: over the map, or below it where it would cover the attribution. */
export const MapArea = styled.div`
  position: relative;
  container-type: inline-size;
`;

const narrow = '@container (max-width: 640px)';
/** Reserves the width of the hint over the map, with its margins. */
const hintWidth = '444px';

export const MapBox = styled.div`
  position: relative;
  height: var(--bk-zone-map);
  overflow: hidden;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
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
    border-radius: var(--bk-radius-s);
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

export const Hint = styled.p`
  position: absolute;
  z-index: 3;
  left: 12px;
  bottom: 12px;
  max-width: 420px;
  padding: 8px 12px;
  border-radius: var(--bk-radius-m);
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
  border-radius: 50%;
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
