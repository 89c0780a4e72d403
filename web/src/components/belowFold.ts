import { css } from 'styled-components';

/**
 * What nobody sees at first is not laid out until it comes near: a third of a phone's work for a first look. The room
 * around keeps focus rings from being cut off at the edge.
 */
export const belowFold = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 700px;
  padding-block: 8px;
`;

/** The same for what has no room of its own at its sides. */
export const belowFoldToTheEdge = css`
  ${belowFold}
  margin-inline: -12px;
  padding-inline: 12px;
`;
