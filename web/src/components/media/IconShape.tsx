import type { SVGProps } from 'react';

export interface IconShapeProps extends Omit<SVGProps<SVGSVGElement>, 'path'> {
  size?: number;
  /** Filled instead of outlined. */
  solid?: boolean;
}

/** An outline on a 24 × 24 grid; decorative, hidden from screen readers. */
export const IconShape = ({ path, size = 22, solid = false, ...rest }: IconShapeProps & { path: string }) => (
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
