import { isWaitingToBeHired } from '@bloomkin/shared/rules/managerStatus.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Stack } from '#features/account/panelStyles.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { OpeningSteps } from './OpeningSteps.tsx';
import { WaitingToBeHired } from './WaitingToBeHired.tsx';

export const ShopNotOpenPage = ({ user }: { user: User }) => (
  <OfficePage title="Your shop is not open yet">
    <PageHead>
      <h1>Your shop is not open yet</h1>
    </PageHead>
    <Stack>
      {isWaitingToBeHired(user) ? <WaitingToBeHired user={user} /> : <OpeningSteps shop={undefined} />}
    </Stack>
  </OfficePage>
);
