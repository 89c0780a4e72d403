import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 4px;
    font-weight: 600;
  }
  > div {
    display: flex;
    align-items: center;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 14px;
    color: var(--bk-border-default);
    cursor: pointer;
    &[data-on] {
      color: #b87a00;
    }
    &:focus-within {
      outline: 3px solid var(--bk-focus-ring);
      outline-offset: -2px;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  output {
    margin-left: 10px;
    color: var(--bk-text-secondary);
    font-weight: 500;
  }
`;

const choices = [
  { stars: 1, words: 'Poor' },
  { stars: 2, words: 'Could be better' },
  { stars: 3, words: 'Fine' },
  { stars: 4, words: 'Good' },
  { stars: 5, words: 'Lovely' },
] as const;
export type StarCount = (typeof choices)[number]['stars'];

interface StarChoiceProps {
  /** Undefined: none yet. */
  rating: StarCount | undefined;
  onRating: (rating: StarCount) => void;
  /** What is wrong with it; '' when nothing is. */
  fault: string;
}

/** One to five stars, as radio buttons: arrow keys and a tap do the same. */
export function StarChoice({ rating, onRating, fault }: StarChoiceProps) {
  const faultId = useId();
  return (
    <Group aria-describedby={fault ? faultId : undefined} aria-invalid={fault ? true : undefined}>
      <legend>Your rating</legend>
      <div>
        {choices.map(({ stars, words }) => (
          <label key={stars} data-on={rating && stars <= rating ? '' : undefined}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === rating}
              aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${words}`}
              onChange={() => onRating(stars)}
            />
            <Icon name="star" size={36} solid />
          </label>
        ))}
        <output aria-hidden="true">{choices.find(({ stars }) => stars === rating)?.words}</output>
      </div>
      {fault && (
        <p id={faultId} style={{ color: 'var(--bk-text-danger)', fontWeight: 500 }}>
          {fault}
        </p>
      )}
    </Group>
  );
}
