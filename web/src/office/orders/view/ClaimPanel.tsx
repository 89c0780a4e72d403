import { decideClaim, getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listCases, listNeeds } from '@bloomkin/shared/routes/search.ts';
import { claimKindLabels, claimWishLabels } from '@bloomkin/shared/rules/claimTable.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ClaimResult, OrderClaim } from '@bloomkin/shared/schemas/claim.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { AdminRightNote } from '#office/kit/AdminRightNote.tsx';

const results: Readonly<Record<ClaimResult, string>> = {
  refund: 'All of the money goes back',
  part: 'Part of the money goes back',
  replacement: 'They get a new bouquet',
  refused: 'Refused',
};

/** What the buyer or recipient tells, and the florist's or admin's answer. */
export function ClaimPanel({ order }: { order: Order }) {
  const { claim, timezone } = order;
  if (!claim) return null;
  const asked = [claimKindLabels[claim.kind], claimWishLabels[claim.wish], amountLabel(claim)];
  return (
    <Card aria-labelledby="order-claim">
      <h2 id="order-claim">Something is wrong: {asked.filter(Boolean).join(', ')}</h2>
      <Stack $gap={3}>
        {claim.text && <p>“{claim.text}”</p>}
        <Text>
          {claim.because} {claim.law}.
        </Text>
        {claim.state === 'open' || !claim.result ? (
          <AdminRightNote wanted={['money']} isQuiet>
            <Answer order={order} claim={claim} zone={timezone ?? marketTimeZone} />
          </AdminRightNote>
        ) : (
          <p>
            <b>{results[claim.result]}</b>
            {claim.given !== null && `: ${formatDollars(claim.given)}`}. Answered by {claim.by}
            {claim.words && `: “${claim.words}”`}
          </p>
        )}
      </Stack>
    </Card>
  );
}

const amountLabel = ({ amount }: OrderClaim) => amount !== null && formatDollars(amount);

function Answer({ order, claim, zone }: { order: Order; claim: OrderClaim; zone: string }) {
  const [words, setWords] = useState('');
  const [amount, setAmount] = useState(claim.amount === null ? '' : String(claim.amount));
  const send = useMutation(decideClaim, { invalidates: [getOrder, listOrders, listCases, listNeeds] });
  const { run, busy } = useAction(async (result: ClaimResult) => {
    const cents = result === 'part' ? parseDollars(amount) : undefined;
    const body = { result, words, ...(cents && { amount: centsToDollars(cents) }) };
    await send({ params: { id: order.id }, body });
    void notify({ tone: 'success', message: 'They are told your answer' });
  });
  const answer = (result: ClaimResult) => ({
    changes: true,
    'aria-disabled': busy,
    onClick: () => void run(result),
  });
  return (
    <>
      <p>
        {claim.again
          ? 'They asked for another person.'
          : `Please answer by ${readersDeadline(new Date(claim.answer_by), zone)}, then Bloomkin does.`}
      </p>
      <TextAreaField
        label="Your words to them"
        hint="Needed when you refuse, or say when the new bouquet comes."
        rows={2}
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TextField
        label="Part to give back, in dollars"
        inputMode="decimal"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Row $gap={2.5}>
        <Button {...answer('refund')}>Give all of it back</Button>
        <Button {...answer('part')}>Give the part back</Button>
        <Button {...answer('replacement')}>Send a new bouquet</Button>
        <Button {...answer('refused')}>Refuse</Button>
      </Row>
    </>
  );
}
