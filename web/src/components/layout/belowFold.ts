import { css } from 'styled-components';

/** Skips layout of off-screen content; the padding keeps focus rings from being clipped. */
export const belowFold = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 700px;
  padding-block: 8px;
`;

/** `belowFold` for content without padding at its sides. */
export const belowFoldToTheEdge = css`
  ${belowFold}
  margin-inline: -12px;
  padding-inline: 12px;
`;
