import { maxCardLetters } from '@bloomkin/shared/rules/cart.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notify } from '#components/feedback/notify.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { TextAreaField } from '#components/form/TextField.tsx';
import { Row } from '#components/layout/boxes.ts';
import { cardPaper } from '#components/media/cardPaper.ts';
import { Icon } from '#components/media/Icon.tsx';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { Section } from '#features/checkout/checkoutStyles.ts';
import { fieldId, focusField } from '#features/checkout/form/fieldId.ts';
import type { SectionProps } from '#features/checkout/where/WhereSection.tsx';
import { useStore } from '#storage/createStore.ts';

/** The back of the tag, with its corner cut, from which the card reaches below. */
const Turned = styled.div`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 32px;
    border-radius: var(--bk-radius-s);
    background: var(--bk-paper-back);
    clip-path: polygon(20px 0, 100% 0, 100% 100%, 0 100%, 0 20px);
  }
  h2 {
    position: relative;
    padding: 10px 20px 8px 34px;
    color: var(--bk-ink);
    font: 600 0.9375rem/1.4 var(--bk-text);
  }
`;

/** Light in both colour modes, with what stands on it. */
const Paper = styled.div`
  ${cardPaper}
  --bk-text-secondary: var(--bk-ink-soft);
  --bk-text-danger: var(--bk-waratah-700);
  --bk-focus-ring: var(--bk-jacaranda-600);
  margin-inline: 14px;
  padding: 18px 16px 16px;
  color-scheme: light;
  textarea {
    min-height: 152px;
    border-color: var(--bk-ink-soft);
    background: transparent;
    font: 500 1.375rem/1.4 var(--bk-display);
    font-feature-settings: 'lnum';
  }
  @media (min-width: 768px) {
    margin-inline: 24px;
    padding: 22px 24px 20px;
  }
`;

const ideas = ['Thinking of you today.', 'Thank you, for all of it.', 'Happy birthday, with all my love.'];

const write = (cardMessage: string) => {
  changeDraft({ cardMessage, lastMessage: null });
  focusField('card_message');
};

export function CardSection({ form, errorOf }: SectionProps) {
  const { cardMessage, forMe, recipientName, sympathy } = form;
  const isEmpty = cardMessage.trim() === '';
  const name = forMe ? '' : recipientName.trim();
  return (
    <Section aria-labelledby="checkout-card">
      {cardMessage === '' && <LastCard />}
      <Turned>
        <h2 id="checkout-card">
          {name === '' ? 'Turned over: the card' : `Turned over: the card for ${name}`}
        </h2>
        <Paper>
          <TextAreaField
            id={fieldId('card_message')}
            label="Card message (optional)"
            aside={`${cardMessage.length} of ${maxCardLetters}`}
            maxLength={maxCardLetters}
            value={cardMessage}
            onChange={(event) => changeDraft({ cardMessage: event.target.value })}
            error={errorOf('card_message')}
            hint={
              isEmpty
                ? 'No card yet: without one, the flowers speak for themselves.'
                : 'Sign it, so they know it is from you.'
            }
          />
        </Paper>
      </Turned>
      <CardButtons {...{ cardMessage, isEmpty, sympathy }} />
      {!forMe && (
        <Checkbox checked={sympathy} onChange={(checked) => changeDraft({ sympathy: checked })}>
          These flowers are for a loss
          <small>We then write about none of their days.</small>
        </Checkbox>
      )}
    </Section>
  );
}

interface CardButtonsProps {
  cardMessage: string;
  isEmpty: boolean;
  sympathy: boolean;
}

/** An idea fills an empty card only: what was written is never replaced. */
function CardButtons({ cardMessage, isEmpty, sympathy }: CardButtonsProps) {
  const [showsIdeas, setShowsIdeas] = useState(false);
  if (!isEmpty) {
    const clear = () => {
      write('');
      const action = { label: 'Undo', run: () => write(cardMessage) };
      void notify({ tone: 'success', message: 'The flowers go without a card', action });
    };
    return (
      <Row>
        <Button kind="quiet" onClick={clear}>
          Send without a card
        </Button>
      </Row>
    );
  }
  // No idea fits a loss.
  if (sympathy) return null;
  if (!showsIdeas)
    return (
      <Row>
        <Button kind="quiet" aria-expanded={false} onClick={() => setShowsIdeas(true)}>
          Three ideas
        </Button>
      </Row>
    );
  return (
    <FormButtons role="group" aria-label="Three ideas">
      {ideas.map((idea, index) => (
        <Button key={idea} autoFocus={index === 0} onClick={() => write(idea)}>
          {idea}
        </Button>
      ))}
    </FormButtons>
  );
}

/** An earlier order's card is never sent unseen. */
function LastCard() {
  const lastMessage = useStore(checkoutDraft)?.lastMessage;
  if (!lastMessage) return null;
  return (
    <Callout>
      <Icon name="gift" />
      <div>
        <p>Last time: “{lastMessage}”</p>
        <FormButtons>
          <Button onClick={() => write(lastMessage)}>Use again</Button>
          <Button onClick={() => write('')}>Write a new one</Button>
        </FormButtons>
      </div>
    </Callout>
  );
}
