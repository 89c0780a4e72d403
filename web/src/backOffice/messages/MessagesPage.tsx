import { MessageList } from '#features/messages/MessageList.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';

export const MessagesPage = () => (
  <OfficePage title="Messages">
    <PageHead>
      <h1>Messages</h1>
    </PageHead>
    <MessageList />
  </OfficePage>
);
