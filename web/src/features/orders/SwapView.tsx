import { answerSwap } from '@bloomkin/shared/routes/orders.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { answerOfSilence, substitutionLabels } from '@bloomkin/shared/rules/substitution.ts';
import type { SwapView as Swap } from '@bloomkin/shared/schemas/orderLinks.ts';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { Image } from '#components/media/Image.tsx';
import { notifyError } from '#components/notifyError.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useAction } from '#components/useAction.ts';
import { CallLink } from './CallLink.tsx';
import { useLinkTag } from './change/useOrderTag.ts';

const Photos = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  align-items: end;
  gap: 12px;
  figure {
    margin: 0;
  }
  figure > :first-child {
    aspect-ratio: 4 / 5;
    border-radius: var(--bk-petal);
    object-fit: cover;
  }
`;

const toPhoto = (path: string | null) => path && { path, small: { path } };

interface SwapViewProps {
  token: string;
  view: Swap;
  onChanged: (next: Swap) => void;
}

/** Yes and No are twins; once answered, late or canceled it offers nothing. */
export function SwapView({ token, view, onChanged }: SwapViewProps) {
  const { swap, state, florist, florist_phone, product, photo, timezone, paid } = view;
  useLinkTag(view);
  const { run, running, busy } = useAction(async (answer: 'accepted' | 'declined') => {
    const body = { number: swap.number, answer };
    onChanged((await call(answerSwap, { params: { token }, body })).data);
  }, notifyError);
  return (
    <Stack $above={4} $below={8} $gap={5}>
      <Stack as="header" $gap={2}>
        <h1>{state === 'open' ? `“${swap.words}”` : describeEnd(view)}</h1>
        <Text>
          {state !== 'open' && `“${swap.words}” `}
          {florist}, {formatInstant(swap.at, timezone)}. Order {view.number}.
          {isYes(view) && swap.back > 0 && ` ${formatDollars(swap.back)} comes back to you.`}
        </Text>
      </Stack>
      <Grid $l="3fr 2fr" $gap={8} $rowGap={5} $align="start">
        <Photos>
          <figure>
            <Image photo={toPhoto(product.photo) || null} alt="" />
            <figcaption>You ordered {product.name}</figcaption>
          </figure>
          {photo && (
            <figure>
              <Image photo={toPhoto(photo.url) || null} alt="What the florist would use" />
              <figcaption>
                What {florist} would use, {formatInstant(photo.at, timezone)}
              </figcaption>
            </figure>
          )}
        </Photos>
        <Stack $gap={5}>
          {state === 'open' && (
            <>
              <p>
                {swap.back > 0 && (
                  <>
                    You paid {formatDollars(paid)} · With this {formatDollars(paid - swap.back)} ·{' '}
                  </>
                )}
                <b>
                  {swap.back > 0
                    ? `${formatDollars(swap.back)} back to your card`
                    : 'It costs you nothing more'}
                </b>
              </p>
              <Stack $gap={3}>
                <Button large wide aria-disabled={busy} onClick={() => void run('accepted')}>
                  {running?.[0] === 'accepted' ? 'Sending…' : 'Yes, use that'}
                </Button>
                <Button large wide aria-disabled={busy} onClick={() => void run('declined')}>
                  {running?.[0] === 'declined' ? 'Sending…' : describeNo(paid)}
                </Button>
              </Stack>
              <Card aria-labelledby="silence">
                <h2 id="silence">If you don’t answer by {formatUntil(view)}</h2>
                <p>{describeSilence(view)}</p>
              </Card>
            </>
          )}
          {florist_phone && (
            <div>
              <CallLink phone={florist_phone} />
            </div>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

const describeNo = (paid: number) =>
  paid > 0 ? `No, give me my ${formatDollars(paid)} back` : 'No, cancel the order';

function describeSilence({ substitution, paid, swap }: Swap): string {
  const chosen = `You chose “${substitutionLabels[substitution]}” when you ordered.`;
  if (answerOfSilence(substitution) === 'accepted')
    return `${chosen} So it is swapped${swap.back > 0 ? `, and ${formatDollars(swap.back)} comes back to you` : ''}.`;
  return `${chosen} So nothing is swapped${paid > 0 ? `, and you get ${formatDollars(paid)} back in full` : ''}.`;
}

const isYes = ({ state, substitution }: Swap): boolean =>
  state === 'accepted' || (state === 'expired' && answerOfSilence(substitution) === 'accepted');

function describeEnd(view: Swap): string {
  const { state, florist } = view;
  if (state === 'withdrawn') return `${florist} makes it as you ordered`;
  if (state === 'over') return 'This question is over';
  const late = state === 'expired' ? 'No answer in time: ' : '';
  return `${late}${isYes(view) ? 'it is swapped' : 'not swapped, the money goes back'}`.replace(
    /^./,
    (letter) => letter.toUpperCase(),
  );
}

function formatUntil({ swap, timezone }: Swap): string {
  const at = new Date(swap.answer_by);
  return readersDeadline(at, timezone);
}
