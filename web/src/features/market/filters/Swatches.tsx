import styled from 'styled-components';
import { findPaint } from '#theme/flowerColours.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    display: grid;
    place-items: center;
    min-width: 36px;
    height: 36px;
    padding: 0;
    border: 1px solid color-mix(in srgb, var(--bk-ink) 28%, transparent);
    border-radius: var(--bk-radius-pill);
    font-size: 0.875rem;
    &[aria-pressed='true'] {
      outline: 2.5px solid var(--bk-bg-brand);
      outline-offset: 2px;
    }
    &:disabled {
      opacity: 0.35;
      cursor: not-allowed;
    }
    &[data-text] {
      padding: 0 14px;
      background: var(--bk-bg-surface);
    }
  }
  @media (pointer: coarse) {
    gap: 10px;
    button {
      min-width: 44px;
      height: 44px;
    }
  }
`;

interface SwatchesProps {
  values: readonly { value: string; count: number }[];
  isOn: (value: string) => boolean;
  onToggle: (value: string) => void;
}

export const Swatches = ({ values, isOn, onToggle }: SwatchesProps) => (
  <Row>
    {values.map(({ value, count }) => {
      const paint = findPaint(value);
      return (
        <button
          key={value}
          type="button"
          aria-pressed={isOn(value)}
          aria-label={`${value}, ${count}`}
          title={`${value} (${count})`}
          disabled={count === 0 && !isOn(value)}
          style={paint ? { background: paint } : undefined}
          data-text={paint ? undefined : ''}
          onClick={() => onToggle(value)}
        >
          {paint ? '' : value}
        </button>
      );
    })}
  </Row>
);
