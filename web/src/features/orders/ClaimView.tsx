import { makeClaim } from '@bloomkin/shared/routes/orders.ts';
import { claimKindLabels, mayAskAgain, takesPhotos } from '@bloomkin/shared/rules/claimTable.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import type { OrderClaim } from '@bloomkin/shared/schemas/claim.ts';
import type { ClaimView as Claim } from '@bloomkin/shared/schemas/orderLinks.ts';
import { useEffect, useRef } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { notifyError } from '#components/notifyError.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { CallLink } from './CallLink.tsx';
import { ClaimForm, ClaimPhoto, type ClaimViewProps, wishLabel } from './ClaimForm.tsx';
import { useLinkTag } from './change/useOrderTag.ts';
import { PhotoStrip } from './OrderPhotos.tsx';

export function ClaimView(props: ClaimViewProps) {
  useLinkTag(props.view);
  return (
    <Stack $width={props.view.claim ? 720 : undefined} $above={4} $below={8} $gap={5}>
      <Stack as="header" $gap={2}>
        <h1>Something wrong? Let’s put it right.</h1>
        <Text>
          Order {props.view.number} from {props.view.florist}. Clear cases are settled at once; the rest
          within an hour of opening time, by a person.
        </Text>
      </Stack>
      {props.view.claim ? <Answer {...props} claim={props.view.claim} /> : <ClaimForm {...props} />}
    </Stack>
  );
}

function Answer({ claim, ...props }: ClaimViewProps & { claim: OrderClaim }) {
  const { token, view, onChanged } = props;
  const { run, busy } = useAction(async () => {
    const { kind, wish, amount, text } = claim;
    const body = { kind, wish, text, again: true, ...(amount !== null && { amount }) };
    onChanged((await call(makeClaim, { params: { token }, body })).data);
  }, notifyError);
  return (
    <>
      <AnswerCard claim={claim} view={view} />
      {view.photos.length > 0 && (
        <Card aria-labelledby="looked-at">
          <h2 id="looked-at">What we looked at</h2>
          <PhotoStrip photos={view.photos} timezone={view.timezone} />
        </Card>
      )}
      {takesPhotos(claim) && <ClaimPhoto {...props} />}
      <Row $gap={2.5}>
        {/* A part of the money is the sender's to ask for. */}
        {mayAskAgain(claim) && !(view.is_recipient && claim.wish === 'part') && (
          <Button aria-disabled={busy} onClick={() => void run()}>
            Not happy with it? Another person looks
          </Button>
        )}
        {view.florist_phone && <CallLink phone={view.florist_phone} />}
      </Row>
      <Rights />
    </>
  );
}

function AnswerCard({ claim, view }: { claim: OrderClaim; view: Claim }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card aria-labelledby="answer">
      <Text $tone={claim.state === 'open' ? 'info' : 'success'}>
        {claim.state === 'open' ? 'With a person' : `Answered by ${claim.by ?? 'Bloomkin'}`}
      </Text>
      <h2 id="answer" ref={heading} tabIndex={-1}>
        {describeAnswer(claim, view)}
      </h2>
      <p>
        {claim.because} {claim.words && `“${claim.words}”`}
      </p>
      <Text $small>
        {claimKindLabels[claim.kind]}, {wishLabel(claim.wish, view).toLowerCase()}. {claim.law}.
      </Text>
    </Card>
  );
}

const Rights = () => (
  <Text $small>
    You keep your rights under the Australian Consumer Law. You can also ask the consumer protection office of
    your state, or the ACCC at accc.gov.au.
  </Text>
);

function describeAnswer({ state, result, given, answer_by, again }: OrderClaim, view: Claim): string {
  const payback = view.is_paid_by_card
    ? 'goes back to the card, within 10 days'
    : `comes from ${view.florist}`;
  const way = view.is_recipient ? 'goes back to whoever sent the flowers' : payback;
  if (state === 'open')
    return again
      ? 'Somebody of Bloomkin looks at it now'
      : `${view.florist} answers by ${readersDeadline(new Date(answer_by), view.timezone)}`;
  if (result === 'refund') return `All of the money ${way}`;
  if (result === 'part') return `${given === null ? 'Part of the money' : formatDollars(given)} ${way}`;
  return result === 'replacement' ? 'You get a new bouquet, free' : 'The answer is no';
}
