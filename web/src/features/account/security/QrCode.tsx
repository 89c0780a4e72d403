import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.svg`
  width: 200px;
  height: 200px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-qr-light);
`;

const quietZone = 4;

interface Modules {
  size: number;
  get(row: number, column: number): number;
}

/** A square for each dark module. */
function toPath({ size, get }: Modules): string {
  const sides = Array.from({ length: size }, (_, at) => at);
  return sides
    .flatMap((row) => sides.filter((column) => get(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
}

/** Drawn dark on white in both themes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ path: string; size: number }>();
  useEffect(() => {
    let isCurrent = true;
    void import('qrcode/lib/core/qrcode.js').then(({ default: { create } }) => {
      const { modules } = create(text, { errorCorrectionLevel: 'M' });
      const get = (row: number, column: number) => modules.get(row, column);
      if (isCurrent) setDrawn({ path: toPath({ size: modules.size, get }), size: modules.size });
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!drawn) return null;
  const side = drawn.size + 2 * quietZone;
  return (
    <Frame role="img" aria-label={label} viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}>
      <path d={drawn.path} fill="var(--bk-qr-dark)" />
    </Frame>
  );
}

/** The key beside it can be typed instead. */
const ignore = () => undefined;
