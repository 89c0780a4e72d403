import { RecipientList } from './RecipientList.tsx';
import { useRecipients } from './useRecipients.ts';
import { WithRecipients } from './WithRecipients.tsx';

export function Recipients() {
  const { recipients, failure, reload, ...changes } = useRecipients();
  return (
    <WithRecipients {...{ recipients, failure, reload }}>
      {(loaded) => <RecipientList recipients={loaded} {...changes} />}
    </WithRecipients>
  );
}
