import { useEffect, useRef } from 'react';
import { Callout } from '#components/feedback/Callout.ts';
import { Icon } from '#components/media/Icon.tsx';

export function CheckoutNotice({ lines }: { lines: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length > 0) box.current?.focus();
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <Callout $tone="warning" role="alert" tabIndex={-1} ref={box}>
      <Icon name="info" />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Callout>
  );
}
