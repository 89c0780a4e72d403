import { type RefCallback, useId } from 'react';
import styled from 'styled-components';
import { FieldError } from '#components/form/fieldStyles.ts';
import { Icon } from '#components/media/Icon.tsx';

const Group = styled.fieldset`
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
    border-radius: var(--bk-radius-m);
    color: var(--bk-border-default);
    cursor: pointer;
    &[data-on] {
      color: var(--bk-wattle-600);
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
  { stars: 1, label: 'Poor' },
  { stars: 2, label: 'Could be better' },
  { stars: 3, label: 'Fine' },
  { stars: 4, label: 'Good' },
  { stars: 5, label: 'Lovely' },
] as const;
export type StarCount = (typeof choices)[number]['stars'];

interface StarFieldProps {
  value: StarCount | null;
  onChange: (rating: StarCount) => void;
  error: string | undefined;
  ref?: RefCallback<HTMLInputElement>;
}

export function StarField({ value, onChange, error, ref }: StarFieldProps) {
  const errorId = useId();
  return (
    <Group aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <legend>Your rating</legend>
      <div>
        {choices.map(({ stars, label }) => (
          <label key={stars} data-on={value && stars <= value ? '' : undefined}>
            <input
              ref={stars === (value ?? 1) ? ref : undefined}
              type="radio"
              name="rating"
              value={stars}
              checked={stars === value}
              aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${label}`}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" size={36} solid />
          </label>
        ))}
        <output aria-hidden="true">{choices.find(({ stars }) => stars === value)?.label}</output>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
