import styled, { css } from 'styled-components';
import { breakPoints, from } from '#theme/breakPoints.ts';

/** In steps of 4 px. */
export type Space = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6 | 8;

interface BoxProps {
  $gap?: Space;
  $rowGap?: Space;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $above?: Space;
  $below?: Space;
}

/** Children never widen their box: a long word breaks, a table scrolls. */
const box = (gap: Space) => css<BoxProps>`
  min-width: 0;
  gap: ${({ $gap = gap, $rowGap = $gap }) => `${$rowGap * 4}px ${$gap * 4}px`};
  ${({ $align }) => $align && `align-items: ${$align};`}
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
  ${({ $above }) => $above !== undefined && `margin-top: ${$above * 4}px;`}
  ${({ $below }) => $below !== undefined && `margin-bottom: ${$below * 4}px;`}
  :where(& > *) {
    min-width: 0;
  }
`;

/** One below the other, each as wide as the box. */
export const Stack = styled.div<BoxProps & { $width?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${box(4)}
  ${({ $width }) => $width && `max-width: ${$width}px;`}
`;

/** Side by side, on more lines where they do not fit; `$grow` is the basis of a first child that takes the room left. */
export const Row = styled.div<BoxProps & { $nowrap?: boolean; $grow?: number }>`
  display: flex;
  align-items: center;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  ${box(2)}
  ${({ $grow }) => $grow !== undefined && `> :first-child { flex: 1 1 ${$grow}px; }`}
`;

/** Equal columns by number, else a template. */
type Columns = number | string;

const template = (columns: Columns) =>
  `grid-template-columns: ${typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns};`;

interface GridProps extends BoxProps {
  $columns?: Columns;
  /** From a break point up. */
  $s?: Columns;
  $m?: Columns;
  $l?: Columns;
  $xl?: Columns;
}

export const Grid = styled.div<GridProps>`
  display: grid;
  ${box(4)}
  ${({ $columns = 1 }) => template($columns)}
  ${(props) =>
    breakPoints.map((point) => {
      const columns = props[`$${point}`];
      return columns && `${from(point)} { ${template(columns)} }`;
    })}
`;

/** As many columns as fit. */
export const fitting = (width: number) => `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`;
