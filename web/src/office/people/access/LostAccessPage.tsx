import { paths } from '@bloomkin/shared/pages.ts';
import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SmallPage } from '#office/kit/SmallPage.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';

interface LostAccessPageProps {
  user: User;
  /** As they were on the florist's team. */
  former: User;
}

/** Other documents follow: nothing of the florist stays in this one. */
export function LostAccessPage({ user, former }: LostAccessPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const brand = former.company?.brand || former.company?.name;
  const what = canUse(userToPerson(former), 'orders') ? `the orders of ${brand}` : brand;
  const isOfOffice = isOfficeRole(user.role);
  return (
    <Page title="No access any more">
      <SmallPage>
        <h1 ref={heading} tabIndex={-1}>
          You no longer have access to {what}
        </h1>
        <p>
          You are not on the team of {brand} any more. If that is a mistake, please ask the owner. Your own
          account stays as it is.
        </p>
        <ButtonLink kind="brand" to={isOfOffice ? paths.market() : paths.home()} reloadDocument>
          Go to the shop
        </ButtonLink>
        <ButtonLink to={isOfOffice ? paths.settings() : paths.profile()} reloadDocument>
          Open my account
        </ButtonLink>
      </SmallPage>
    </Page>
  );
}
