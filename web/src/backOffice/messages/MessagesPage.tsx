import { paths } from '@bloomkin/shared/pages.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { MessageList } from '#features/messages/MessageList.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';

export const MessagesPage = () => (
  <OfficePage title="Messages">
    <PageHead>
      <h1>Messages</h1>
    </PageHead>
    <MessageList nextStep={<ButtonLink to={paths.settings()}>Check your phone and e-mail</ButtonLink>} />
  </OfficePage>
);
