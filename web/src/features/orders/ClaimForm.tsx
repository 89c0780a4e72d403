import { addClaimPhoto } from '@bloomkin/shared/routes/media.ts';
import { makeClaim } from '@bloomkin/shared/routes/orders.ts';
import {
  type ClaimKind,
  type ClaimWish,
  claimKindLabels,
  claimKinds,
  claimWishes,
  claimWishLabels,
} from '@bloomkin/shared/rules/claimTable.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import type { ClaimView as Claim } from '@bloomkin/shared/schemas/orderLinks.ts';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { upload } from '#api/upload.ts';
import { Button } from '#components/actions/Button.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Grid, Row, Stack } from '#components/layout/boxes.ts';
import { Text } from '#components/layout/Text.ts';
import { notifyError } from '#components/notifyError.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { orderPhotoFormat } from '#components/photo/preparePhoto.ts';
import { useAction } from '#components/useAction.ts';
import { CallLink } from './CallLink.tsx';
import { TileRadios } from './TileRadios.tsx';

export interface ClaimViewProps {
  token: string;
  view: Claim;
  onChanged: (next: Claim) => void;
}

const wishNotes: Readonly<Record<ClaimWish, (view: Claim) => string>> = {
  refund: ({ is_recipient, is_paid_by_card, florist }) =>
    is_recipient
      ? 'All of it, to whoever sent the flowers.'
      : is_paid_by_card
        ? 'All of it, to the card that paid.'
        : `All of it, from ${florist}.`,
  replacement: () => 'Free. The florist says when.',
  part: () => 'You say how much.',
};

/** The money is the sender's. */
export const wishLabel = (wish: ClaimWish, { is_recipient }: Claim): string =>
  is_recipient && wish === 'refund' ? 'Money back to the sender' : claimWishLabels[wish];

/** What was typed stays after a refusal. */
function useClaim({ token, onChanged }: ClaimViewProps) {
  const [kind, setKind] = useState<ClaimKind>();
  const [wish, setWish] = useState<ClaimWish>();
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const { run, busy } = useAction(
    async () => {
      const cents = wish === 'part' ? parseDollars(amount) : undefined;
      if (!kind || !wish) return setFault('Choose what happened and what would put it right.');
      if (wish === 'part' && !cents) return setFault('Say how much, such as 20.');
      setFault('');
      const body = { kind, wish, text, ...(cents && { amount: centsToDollars(cents) }) };
      onChanged((await call(makeClaim, { params: { token }, body })).data);
    },
    (error, retry) => {
      setFault(error instanceof Error ? error.message : '');
      notifyError(error, retry);
    },
  );
  return { kind, setKind, wish, setWish, amount, setAmount, text, setText, fault, run, busy };
}

export function ClaimForm(props: ClaimViewProps) {
  const { view } = props;
  const { kind, setKind, wish, setWish, amount, setAmount, text, setText, fault, run, busy } =
    useClaim(props);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <Grid $l={2} $gap={8} $rowGap={5} $align="start">
        <Stack $gap={5}>
          <TileRadios
            {...{ legend: 'What happened?', columns: 3, options: claimKinds, value: kind, onChange: setKind }}
            label={(one) => claimKindLabels[one]}
          />
          <ClaimPhoto {...props} />
        </Stack>
        <Stack $gap={5}>
          <TileRadios
            {...{ legend: 'What would put it right?', columns: 1, value: wish }}
            options={claimWishes.filter((one) => one !== 'part' || !view.is_recipient)}
            label={(one) => wishLabel(one, view)}
            note={(one) => wishNotes[one](view)}
            onChange={setWish}
          />
          {wish === 'part' && (
            <TextField
              label="How much, in dollars?"
              inputMode="decimal"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
          <TextAreaField
            label="Anything else?"
            hint="You can leave this empty. You keep your rights without a photo, and it is never too late."
            rows={3}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {fault && (
            <Text role="alert" $tone="danger">
              {fault}
            </Text>
          )}
          <Row $gap={2.5}>
            <Button kind="brand" type="submit" aria-disabled={busy}>
              {busy ? 'Sending…' : 'Send'}
            </Button>
            {view.florist_phone && <CallLink phone={view.florist_phone} />}
          </Row>
        </Stack>
      </Grid>
    </Form>
  );
}

/** Uploads a photo to the order as soon as it is chosen. */
export function ClaimPhoto({ token, view, onChanged }: ClaimViewProps) {
  return (
    <PhotoField
      label="A photo, if you have one"
      hint="It speeds things up. The florist sees it, and so does whoever sent the flowers."
      value={view.photos.findLast(({ kind }) => kind === 'claim')?.url ?? null}
      format={orderPhotoFormat}
      acceptsPaste
      onSend={async (photo, onProgress) => {
        const form = new FormData();
        form.set('photo', photo, 'photo.jpg');
        onChanged((await upload(addClaimPhoto, { form, onProgress, params: { token } })).data);
      }}
    />
  );
}
