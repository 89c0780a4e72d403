import { answerReminder } from '@bloomkin/shared/routes/marketing.ts';
import { yearOf } from '@bloomkin/shared/rules/occasions.ts';
import { describeOccasion } from '@bloomkin/shared/rules/occasionWords.ts';
import { type Day, daysBetween, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { LinkChange, ReminderView as Reminder } from '@bloomkin/shared/schemas/occasion.ts';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { useUser } from '#session/useSession.ts';
import { SendForDay, useLastOrders } from './SendForDay.tsx';
import { daysUntilLabel, findOpeningDay } from './upcoming.ts';
import { useRecipients } from './useRecipients.ts';

interface ReminderViewProps {
  token: string;
  view: Reminder;
  onChanged: (next: Reminder) => void;
}

/** Flowers first, and each "no" in one tap, without signing in. */
export function ReminderView({ token, view, onChanged }: ReminderViewProps) {
  const { recipient, day, not_this_year: isSkipped, never, agreed } = view;
  const inDays = daysBetween(useToday(), day);
  const { run, running, busy } = useAction(async (change: LinkChange) => {
    onChanged((await call(answerReminder, { params: { token }, body: { change } })).data);
  }, notifyError);
  const button = (change: LinkChange, text: string) => (
    <Button large wide aria-disabled={busy} onClick={() => void run(change)}>
      {running?.[0] === change ? 'Saving …' : text}
    </Button>
  );
  const isInBook = view.recipient_id !== null;
  const isSilent = !isInBook || never || isSkipped;
  return (
    <Grid $m={2} $align="start" $above={4} $below={8} $gap={6}>
      <Stack $gap={5}>
        <header>
          <h1>
            {isInBook ? describeOccasion(recipient, view) : 'This day is out of your book'}
            {isInBook && !isSilent && inDays >= 0 && ` ${daysUntilLabel(inDays)}`}
          </h1>
          <Text role="status">{describeState(view)}</Text>
        </header>
        {!isSilent && inDays >= 0 && <Send view={view} day={day} inDays={inDays} />}
      </Stack>
      <Card aria-labelledby="reminders">
        <h2 id="reminders">{isSilent ? 'Reminders' : 'Rather not?'}</h2>
        <Stack $gap={2}>
          {isInBook &&
            !never &&
            (isSkipped ? button('this_year', 'Take that back') : button('not_this_year', 'Not this year'))}
          {isInBook &&
            (never ? button('again', 'Take that back') : button('never', 'Never again for this day'))}
          {agreed ? (
            button('off_all', 'No reminders at all')
          ) : (
            <p>You get no reminders of days from us any more. Your account turns them on again.</p>
          )}
        </Stack>
      </Card>
    </Grid>
  );
}

function describeState({ recipient_id: id, day, not_this_year: isSkipped, never }: Reminder): string {
  if (!id) return 'We do not write about it any more.';
  if (never) return 'We never write about this day again.';
  if (isSkipped) return `Nothing about this day in ${yearOf(day)}.`;
  return formatDay(day);
}

/** Everything is filled in for whose book it is; others choose flowers for the name. */
function Send({ view, day, inDays }: { view: Reminder; day: Day; inDays: number }) {
  const user = useUser();
  const { recipients } = useRecipients();
  const lastFor = useLastOrders(user !== undefined);
  const own = recipients?.find(({ id }) => id === view.recipient_id);
  const who = own ?? { fio: view.recipient, phone: '', address: null };
  const orderable = findOpeningDay(day, inDays) ? undefined : day;
  const last = own && lastFor?.(own.fio);
  if (user && !(recipients && lastFor)) return <Skeleton $height="52px" $radius="26px" />;
  return (
    <Stack $gap={2}>
      {last && <p>Last time: {last.items[0]?.product.name ?? 'flowers'}</p>}
      <SendForDay who={who} day={orderable} last={last} kind="brand" />
      {!user && (
        <Button
          kind="quiet"
          onClick={() => openSignIn({ onSignedIn: () => undefined, reason: 'Then everything is filled in.' })}
        >
          Sign in, and everything is filled in
        </Button>
      )}
    </Stack>
  );
}
