import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.svg`
  width: 200px;
  height: 200px;
  /* At every size within the quiet zone: scanners need the corners. */
  border-radius: 4%;
  background: var(--bk-qr-light);
`;

const quietZone = 4;

interface Modules {
  size: number;
  get(row: number, column: number): number;
}

/** A square for each dark module. */
function toPath(modules: Modules): string {
  const sides = Array.from({ length: modules.size }, (_, at) => at);
  return sides
    .flatMap((row) => sides.filter((column) => modules.get(row, column)).map((at) => `M${at} ${row}h1v1h-1z`))
    .join('');
}

/** Drawn dark on white in both themes, as cameras expect it, with the largest squares that a card has room for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<Modules>();
  useEffect(() => {
    let isCurrent = true;
    void import('qrcode/lib/core/qrcode.js').then(({ default: { create } }) => {
      if (isCurrent) setModules(create(text, { errorCorrectionLevel: 'L' }).modules);
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!modules) return null;
  const side = modules.size + 2 * quietZone;
  return (
    <Frame role="img" aria-label={label} viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}>
      <path d={toPath(modules)} fill="var(--bk-qr-dark)" />
    </Frame>
  );
}

/** A page without the code still shows the key beside it, and a card its order's number. */
const ignore = () => undefined;
