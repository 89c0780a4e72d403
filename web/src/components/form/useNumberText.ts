import { useState } from 'react';
import type { NumberCodec, NumberValue } from './numberText.ts';

const isSame = (a: NumberValue, b: NumberValue) => Object.is(a, b);

/** Keeps the text as it is typed and formats it on blur; another value from outside replaces it. */
export function useNumberText(
  value: NumberValue,
  onChange: (value: NumberValue) => void,
  codec: NumberCodec,
) {
  const [typed, setTyped] = useState(() => codec.format(value));
  const text = isSame(codec.parse(typed), value) ? typed : codec.format(value);
  return {
    text,
    change(next: string) {
      setTyped(next);
      onChange(codec.parse(next));
    },
    format() {
      if (!Number.isNaN(value)) setTyped(codec.format(value));
    },
  };
}
