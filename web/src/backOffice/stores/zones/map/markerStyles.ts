import styled from 'styled-components';

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
    border-radius: var(--bk-radius-pill);
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
  filter: drop-shadow(0 2px 2px color-mix(in srgb, var(--bk-ink) 35%, transparent));
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
