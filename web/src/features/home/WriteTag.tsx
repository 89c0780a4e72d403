import { paths } from '@bloomkin/shared/pages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { chooseMe } from '#features/tag/chooseTag.ts';
import { openTagPanel } from '#features/tag/openTag.ts';
import { paper } from '#features/tag/tagStyles.ts';
import { useTag } from '#features/tag/useTag.ts';

const Big = styled.div`
  ${paper}
  max-width: 560px;
  margin-top: 24px;
  padding: 20px 24px 24px;
  rotate: -0.7deg;
  > button:not(:last-of-type) {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    align-items: end;
    width: 100%;
    min-height: 58px;
    padding-bottom: 8px;
    text-align: left;
    font-size: 1.25rem;
    i {
      color: var(--bk-ink-soft);
      font-family: var(--bk-display);
    }
    span {
      padding-bottom: 4px;
      border-bottom: 1px solid var(--bk-paper-line);
      color: var(--bk-ink-soft);
    }
    &:hover span {
      border-color: var(--bk-lilly-600);
    }
  }
  > :last-child {
    margin-top: 18px;
  }
`;

const Small = styled.p`
  margin-top: 14px;
  font-size: 0.9375rem;
  color: var(--bk-text-secondary);
  button {
    min-height: 44px;
    color: var(--bk-text-brand);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A tag to write, not a form: each line opens what fills it in. */
export function WriteTag() {
  const { place } = useTag();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const show = () => {
    if (place) return navigate(paths.market());
    setAsked(true);
    openTagPanel('where');
  };
  return (
    <>
      <Big role="group" aria-label="Write the tag">
        <button type="button" aria-haspopup="dialog" onClick={() => openTagPanel('who')}>
          <i>For</i> <span>their name, it can wait</span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => openTagPanel('where')}>
          <i>in</i> <span>suburb or address</span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => openTagPanel('when')}>
          <i>on</i> <span>the first day that works</span>
        </button>
        <Button kind="brand" large wide onClick={show}>
          See what can arrive
        </Button>
      </Big>
      {isAsked && <FieldError role="alert">Which suburb? Then we know who can bring them.</FieldError>}
      <Small>
        Only the suburb is needed.{' '}
        <button type="button" onClick={() => chooseMe(undefined)}>
          They’re for me
        </button>
      </Small>
    </>
  );
}
