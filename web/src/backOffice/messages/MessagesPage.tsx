import { MessageList } from '../../features/messages/MessageList.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';

/** What a florist, a manager or an admin was told. */
export const MessagesPage = () => (
  <OfficePage title="Messages">
    <PageHead>
      <h1>Messages</h1>
    </PageHead>
    <MessageList />
  </OfficePage>
);
