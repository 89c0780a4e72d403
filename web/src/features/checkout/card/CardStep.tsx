import type { FormEvent } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { FieldPair, FormButtons } from '#components/form/fieldStyles.ts';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { StepBody } from '#features/checkout/checkoutStyles.ts';
import { longestMessage } from '#features/checkout/form/checkoutFaults.ts';
import { fieldId, focusField } from '#features/checkout/form/fieldId.ts';
import type { StepProps } from '#features/checkout/where/WhereStep.tsx';
import { useStore } from '#storage/createStore.ts';
import { CardPreview } from './CardPreview.tsx';

export function CardStep({ form, errorOf, onDone, next }: StepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <StepBody onSubmit={submit} noValidate>
      {form.cardMessage === '' && <LastCard />}
      <FieldPair>
        <TextAreaField
          id={fieldId('card_message')}
          label="Card message (optional)"
          maxLength={longestMessage}
          value={form.cardMessage}
          onChange={(event) => changeDraft({ cardMessage: event.target.value })}
          error={errorOf('card_message')}
          hint={
            <>
              <span>Sign it, so they know it is from you.</span>
              <span>
                {form.cardMessage.length} of {longestMessage}
              </span>
            </>
          }
        />
        <CardPreview message={form.cardMessage} />
      </FieldPair>
      <ContactFields form={form} errorOf={errorOf} />
      <div>
        <Button kind="brand" type="submit" large>
          {next}
        </Button>
      </div>
    </StepBody>
  );
}

/** An earlier order's card is never sent unseen. */
function LastCard() {
  const lastMessage = useStore(checkoutDraft)?.lastMessage;
  if (!lastMessage) return null;
  const write = (cardMessage: string) => {
    changeDraft({ cardMessage, lastMessage: null });
    focusField('card_message');
  };
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

const ContactFields = ({ form, errorOf }: Pick<StepProps, 'form' | 'errorOf'>) => (
  <>
    <FieldPair>
      <TextField
        id={fieldId('fio')}
        label="Your name"
        autoComplete="name"
        maxLength={120}
        value={form.fio}
        onChange={(event) => changeDraft({ fio: event.target.value })}
        error={errorOf('fio')}
      />
      <TextField
        id={fieldId('phone')}
        label="Your phone"
        hint="Such as 0491 570 156. The florist calls only about this order."
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={form.phone}
        onChange={(event) => changeDraft({ phone: event.target.value })}
        error={errorOf('phone')}
      />
    </FieldPair>
    <TextField
      id={fieldId('email')}
      label="Your e-mail (optional)"
      hint="For the confirmation."
      type="email"
      autoComplete="email"
      maxLength={200}
      value={form.email}
      onChange={(event) => changeDraft({ email: event.target.value })}
      error={errorOf('email')}
    />
  </>
);
