import type { SVGProps } from 'react';

export interface LineDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'path'> {
  /** Width and height in pixels. */
  size?: number;
  /** Filled instead of drawn with lines, for stars. */
  solid?: boolean;
}

/** A picture of one line, on a 24 × 24 grid. */
export const LineDrawing = ({
  path,
  size = 22,
  solid = false,
  ...rest
}: LineDrawingProps & { path: string }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={solid ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={solid ? 0 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...rest}
  >
    <path d={path} />
  </svg>
);
