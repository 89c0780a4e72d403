import type { Position } from '@bloomkin/shared/rules/ring.ts';
import { Handle } from './mapStyles.ts';
import type { MapFrame } from './useZoneMap.ts';

interface DraftShapeProps {
  frame: MapFrame;
  corners: readonly Position[];
  onFinish: () => void;
}

/** The outline so far; its first corner closes it. */
export function DraftShape({ frame, corners, onFinish }: DraftShapeProps) {
  const points = corners.map((corner) => frame.toPixel(corner));
  const [first] = points;
  if (!first) return null;
  return (
    <>
      <svg data-layer="zones" aria-hidden="true" focusable="false">
        <polyline
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          fill="none"
          stroke="var(--bk-text-primary)"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
        {points.slice(1).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill="var(--bk-text-primary)" />
        ))}
      </svg>
      <Handle
        type="button"
        aria-label="First corner: finish the outline"
        $colour="var(--bk-text-primary)"
        style={{ left: first.x, top: first.y }}
        onClick={onFinish}
      />
    </>
  );
}
