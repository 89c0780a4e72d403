import { paths } from '@bloomkin/shared/pages.ts';
import { deleteMe, requestDeletion } from '@bloomkin/shared/routes/users.ts';
import type { SentCode } from '@bloomkin/shared/schemas/ownData.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { CodeField, useCodeForm } from '#components/form/CodeField.tsx';
import { FieldError, Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useAction } from '#components/useAction.ts';
import { describeError } from '#errors/describeError.ts';

type Step = 'closed' | 'asked' | SentCode | 'deleted';

export function DeleteAccount() {
  const [step, setStep] = useState<Step>('closed');
  const navigate = useNavigate();
  const isDeleted = step === 'deleted';
  return (
    <>
      <Button kind="danger" onClick={() => setStep('asked')}>
        Delete my account
      </Button>
      <Dialog
        open={step !== 'closed'}
        size="md"
        title={isDeleted ? 'Your account is deleted' : 'Delete your account?'}
        onClose={() => (isDeleted ? navigate(paths.logout()) : setStep('closed'))}
      >
        {step === 'asked' && <Explanation onSent={setStep} />}
        {typeof step === 'object' && (
          <Confirmation sent={step} onSent={setStep} onDeleted={() => setStep('deleted')} />
        )}
        {isDeleted && (
          <Stack>
            <p>What we keep of it elsewhere goes within the hour. Thank you for the flowers.</p>
            <FormButtons>
              <Button onClick={() => navigate(paths.logout())}>Go to the shop</Button>
            </FormButtons>
          </Stack>
        )}
      </Dialog>
    </>
  );
}

const sendCode = async () => (await call(requestDeletion, {})).data;

function Explanation({ onSent }: { onSent: (sent: SentCode) => void }) {
  const [refusal, setRefusal] = useState<string>();
  const { run: send, busy } = useAction(
    async () => {
      setRefusal(undefined);
      onSent(await sendCode());
    },
    (error) => setRefusal(describeError(error)),
  );
  return (
    <Stack>
      <p>
        Your name, contacts, addresses, recipients, cart, messages and sign-ins go for good, and your reviews
        lose your name. Of your orders we keep goods and amounts for seven years, because tax law asks for it.
        This cannot be undone.
      </p>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      <FormButtons>
        <Button kind="danger" aria-disabled={busy} onClick={() => void send()}>
          {busy ? 'One moment …' : 'Send me a code to confirm'}
        </Button>
      </FormButtons>
    </Stack>
  );
}

interface ConfirmationProps {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onDeleted: () => void;
}

function Confirmation({ sent, onSent, onDeleted }: ConfirmationProps) {
  const { field, busy, onSubmit, sendAnother } = useCodeForm({
    autoFocus: true,
    confirm: async (code) => {
      await call(deleteMe, { body: { code } });
      onDeleted();
    },
    resend: async () => onSent(await sendCode()),
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <p>
        Enter the code that we sent to <b>{sent.sent_to}</b>. With it your account is deleted.
      </p>
      <CodeField {...field} onComplete={() => undefined} />
      <FormButtons>
        <SubmitButton kind="danger" busy={busy} busyLabel="Deleting …" large={false}>
          Delete my account
        </SubmitButton>
        <Button kind="quiet" onClick={sendAnother}>
          Send another code
        </Button>
      </FormButtons>
    </Form>
  );
}
