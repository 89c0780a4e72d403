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

export const Toolbar = styled.div`
  position: absolute;
  z-index: 3;
  left: 12px;
  top: 12px;
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100% - 84px);
  padding: 4px;
  border-radius: var(--bk-radius-m);
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
    border-radius: var(--bk-radius-m);
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
  border-radius: var(--bk-radius-m);
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
