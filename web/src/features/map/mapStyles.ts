import styled from 'styled-components';

/** Positioned from the middle, so its width need not be known. The ground stays light in the dark office. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: 220px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 20px;
  background: #fcf4ee;
  > svg {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1px;
    height: 1px;
    overflow: visible;
  }
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
  [data-part='areas'] {
    fill: #215a4817;
    stroke: #215a4859;
  }
`;

export const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  color: #6a5a44;
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.2;
  white-space: nowrap;
  text-shadow:
    0 0 3px #fcf4ee,
    0 0 3px #fcf4ee;
`;

/** Anchored at the bottom. */
export const Mark = styled.span`
  position: absolute;
  translate: -50% -100%;
  display: grid;
  place-items: center;
  filter: drop-shadow(0 2px 2px rgb(42 21 36 / 0.35));
`;
