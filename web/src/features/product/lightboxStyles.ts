import styled from 'styled-components';

/** Full screen. */
export const Screen = styled.div`
  > dialog {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
    > div > div {
      padding: 0;
      overflow: hidden;
    }
  }
`;

export const Stage = styled.div`
  position: relative;
  height: 100%;
  > button:not([aria-pressed]) {
    position: absolute;
    top: calc(50% - 23px);
    left: 8px;
    background: color-mix(in srgb, var(--bk-white) 86%, transparent);
    color: var(--bk-ink);
    &:last-child {
      left: auto;
      right: 8px;
    }
  }
`;

/** Fitted, or at full size and pannable. */
export const View = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  touch-action: pan-x pan-y;
  background: none;
  cursor: zoom-in;
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[aria-pressed='true'] {
    cursor: zoom-out;
    img {
      width: 1600px;
      max-width: none;
      height: 2000px;
      margin-inline: auto;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
