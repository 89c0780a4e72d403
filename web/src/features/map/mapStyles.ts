import styled from 'styled-components';

/** Positioned from the middle, so its width need not be known. The ground stays light in the dark office. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: 220px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-map-land);
  > svg {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1px;
    height: 1px;
    overflow: visible;
  }
  [data-part='sea'] {
    fill: var(--bk-map-water);
  }
  [data-part='land'] {
    fill: var(--bk-map-land);
    stroke: var(--bk-map-coast);
  }
  [data-part='borders'] {
    fill: none;
    stroke: var(--bk-map-border);
  }
  [data-part='areas'] {
    fill: #215a4817;
    stroke: #215a4859;
  }
`;

export const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  color: var(--bk-map-text);
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.2;
  white-space: nowrap;
  text-shadow:
    0 0 3px var(--bk-map-land),
    0 0 3px var(--bk-map-land);
`;

/** Anchored at the bottom. */
export const Mark = styled.span`
  position: absolute;
  translate: -50% -100%;
  display: grid;
  place-items: center;
  filter: drop-shadow(0 2px 2px color-mix(in srgb, var(--bk-ink) 35%, transparent));
`;
