import type { ProductSize } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { countFlowers, measureCm } from './sizeMeasures.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-height: 150px;
  margin-bottom: 6px;
  color: color-mix(in srgb, var(--bk-bg-brand) 35%, var(--bk-bg-page));
  label:has(:checked) > & {
    color: var(--bk-bg-brand);
  }
`;

/** Both in a square of 1. */
const bouquet =
  'M.5 0C.6 0 .66 .05 .69 .09C.8 .05 .93 .12 .92 .24C1.02 .3 1.02 .43 .93 .48L.58 .84L.68 1H.32L.42 .84L.07 .48C-.02 .43 -.02 .3 .08 .24C.07 .12 .2 .05 .31 .09C.34 .05 .4 0 .5 0Z';
const block = 'M.5 0C.8 0 1 .2 1 .5L.9 1H.1L0 .5C0 .2 .2 0 .5 0Z';

const rulerCm = 30;
const ticks = [10, 20];

/** Undefined unless each size has a width and a height to draw to one scale. */
export function fitSizes(sizes: readonly ProductSize[]): { width: number; height: number } | undefined {
  const sides = sizes.map((size) => [measureCm(size, 'width'), measureCm(size, 'height')] as const);
  if (sizes.length < 2 || !sides.every(([width, height]) => width && height)) return undefined;
  return {
    width: Math.max(...sides.map(([width = 0]) => width)),
    height: Math.max(rulerCm, ...sides.map(([, height = 0]) => height)),
  };
}

interface SizeDrawingProps {
  size: ProductSize;
  /** Measures the largest size, so that all are drawn to one scale. */
  fit: { width: number; height: number };
}

/** The size in centimetres beside a ruler of 30. */
export function SizeDrawing({ size, fit }: SizeDrawingProps) {
  const [width = 0, height = 0] = [measureCm(size, 'width'), measureCm(size, 'height')];
  const left = (fit.width - width) / 2;
  return (
    <Drawing
      viewBox={`-6 0 ${fit.width + 6} ${fit.height}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <path
        d={`M-6 ${fit.height - rulerCm}h3v${rulerCm}h-3z${ticks.map((cm) => `M-6 ${fit.height - cm}h2`).join('')}`}
        fill="var(--bk-paper-tag)"
        stroke="var(--bk-paper-line)"
        strokeWidth="0.6"
      />
      <path
        d={countFlowers(size) === undefined ? block : bouquet}
        transform={`translate(${left} ${fit.height - height}) scale(${width} ${height})`}
        fill="currentColor"
      />
    </Drawing>
  );
}
