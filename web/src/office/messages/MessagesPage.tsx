import { paths } from '@bloomkin/shared/pages.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { MessageList } from '#features/messages/MessageList.tsx';
import { NeedsNow } from '#office/dashboard/NeedsNow.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useUser } from '#session/useSession.ts';

/** An admin gets no messages of orders: what waits for them stands first. */
export function MessagesPage() {
  const user = useUser();
  const now = new Date(useNow(60_000));
  return (
    <OfficePage title="Messages">
      <PageHead>
        <h1>Messages</h1>
      </PageHead>
      {user?.is_admin && <NeedsNow user={user} now={now} timeZone={marketTimeZone} />}
      <MessageList nextStep={<ButtonLink to={paths.settings()}>Check your phone and e-mail</ButtonLink>} />
    </OfficePage>
  );
}
