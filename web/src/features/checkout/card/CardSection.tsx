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
import { Icon } from '#components/media/Icon.tsx';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { Section } from '#features/checkout/checkoutStyles.ts';
import { fieldId, focusField } from '#features/checkout/form/fieldId.ts';
import type { SectionProps } from '#features/checkout/where/WhereSection.tsx';
import { useStore } from '#storage/createStore.ts';

const Paper = styled.div`
  padding: 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-sunken);
  textarea {
    min-height: 132px;
    font: 500 1.25rem/1.4 var(--bk-display);
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
      <h2 id="checkout-card">{name === '' ? 'The card' : `The card for ${name}`}</h2>
      {cardMessage === '' && <LastCard />}
      <Paper>
        <TextAreaField
          id={fieldId('card_message')}
          label="Card message (optional)"
          maxLength={maxCardLetters}
          value={cardMessage}
          onChange={(event) => changeDraft({ cardMessage: event.target.value })}
          error={errorOf('card_message')}
          hint={
            <>
              <span>
                {isEmpty
                  ? 'No card yet: without one, the flowers speak for themselves.'
                  : 'Sign it, so they know it is from you.'}
              </span>
              <span style={{ whiteSpace: 'nowrap' }}>
                {cardMessage.length} of {maxCardLetters}
              </span>
            </>
          }
        />
      </Paper>
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
