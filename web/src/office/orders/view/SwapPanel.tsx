import { getOrder, listOrders, proposeSwap, withdrawSwap } from '@bloomkin/shared/routes/orders.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import { defaultSubstitution, substitutionLabels } from '@bloomkin/shared/rules/substitution.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { TakePhoto } from './PhotosCard.tsx';

/** What the buyer chose for a missing flower, and the florist's question about one. */
export function SwapPanel({ order }: { order: Order }) {
  const { swap, substitution = defaultSubstitution, status, dispatched_at, proposal } = order;
  const send = useMutation(withdrawSwap, { invalidates: [getOrder, listOrders] });
  const { run, busy } = useAction(async () => {
    await send({ params: { id: order.id } });
    void notify({ tone: 'success', message: 'The question is withdrawn' });
  });
  if (status === 'cart' || isFinal(status)) return null;
  const mayAsk = !dispatched_at && proposal?.state !== 'open' && swap?.state !== 'open';
  return (
    <Card aria-labelledby="order-swap">
      <CardHead>
        <h2 id="order-swap">If a flower is missing</h2>
        <small>Chosen: {substitutionLabels[substitution ?? defaultSubstitution]}</small>
      </CardHead>
      {swap?.state === 'open' && (
        <Stack $gap={3}>
          <p>
            You asked: “{swap.words}”{swap.back > 0 && `, ${formatDollars(swap.back)} back`}. They answer by{' '}
            <b>{readersDeadline(new Date(swap.answer_by), order.timezone ?? marketTimeZone)}</b>; then happens
            what they chose.
          </p>
          <div>
            <Button changes aria-disabled={busy} onClick={() => void run()}>
              Withdraw the question
            </Button>
          </div>
        </Stack>
      )}
      {swap && swap.state !== 'open' && (
        <p>
          “{swap.words}”: {swap.state === 'expired' ? 'no answer in time' : swap.state}.
        </p>
      )}
      {mayAsk && <Ask order={order} />}
    </Card>
  );
}

function Ask({ order }: { order: Order }) {
  const [words, setWords] = useState('');
  const [back, setBack] = useState('');
  const photo = order.photos.findLast(({ kind, at }) => kind === 'swap' && at > (order.swap?.at ?? ''));
  const send = useMutation(proposeSwap, { invalidates: [getOrder, listOrders] });
  const { run, busy } = useAction(async () => {
    const cents = back.trim() === '' ? 0 : parseDollars(back);
    if (cents === undefined) {
      void notify({ tone: 'error', message: 'Say in dollars what goes back, such as 12.' });
      return;
    }
    await send({ params: { id: order.id }, body: { words, back: centsToDollars(cents) } });
    void notify({ tone: 'success', message: 'The buyer is asked, by SMS and e-mail' });
  });
  return (
    <Stack $gap={3}>
      <TextAreaField
        label="What is missing, and what would you use?"
        hint="A substitute costs them no more."
        rows={2}
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TakePhoto
        id={order.id}
        kind="swap"
        label="A photo of what you would use"
        hint="They see it beside what they ordered."
        value={photo?.url ?? null}
      />
      <Row $gap={2.5} $align="end">
        <TextField
          label="Back to them, in dollars"
          inputMode="decimal"
          value={back}
          onChange={({ target }) => setBack(target.value)}
        />
        <Button changes aria-disabled={busy || words.trim() === ''} onClick={() => void run()}>
          Ask the buyer
        </Button>
      </Row>
    </Stack>
  );
}
