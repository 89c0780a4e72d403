import { bindManager, listMyInvitations, withdrawInvitation } from '@bloomkin/shared/routes/companies.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { ManagerInvitation, User } from '@bloomkin/shared/schemas/user.ts';
import { call } from '#api/call.ts';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useAction } from '#components/useAction.ts';
import { profileChanged } from '#session/session.ts';

/** Florists that invite the user to work with them; nothing without one. */
export function Invitations({ user }: { user: User }) {
  const { data } = useQuery(listMyInvitations, user.company || user.is_admin ? null : {});
  const invitations = data?.data ?? [];
  if (invitations.length === 0) return null;
  return (
    <Panel aria-labelledby="profile-invitations">
      <header>
        <h2 id="profile-invitations">Invitations</h2>
        <p>
          You start without rights: the owner then opens orders, products or reviews to you. While you work
          for a florist, this account cannot order flowers.
        </p>
      </header>
      {invitations.map((invitation) => (
        <Invitation
          key={`${invitation.company_id} ${invitation.contact}`}
          invitation={invitation}
          userId={user.id}
        />
      ))}
    </Panel>
  );
}

function Invitation({ invitation, userId }: { invitation: ManagerInvitation; userId: string }) {
  const { company_id: id, brand, contact } = invitation;
  const params = { id };
  const bind = useMutation(bindManager, { invalidates: [listMyInvitations] });
  const decline = useMutation(withdrawInvitation, { invalidates: [listMyInvitations] });
  const { run, busy } = useAction(async (work: () => Promise<unknown>, done: string) => {
    await work();
    void notify({ tone: 'success', message: done });
  });
  const accept = async () => {
    await bind({ params, query: { manager_id: userId } });
    profileChanged((await call(getMe, {})).data);
  };
  return (
    <>
      <p>
        <b>{brand}</b> invites you to work with them as a manager.
      </p>
      <FormButtons>
        <Button
          kind="brand"
          aria-disabled={busy}
          onClick={() => void run(accept, `You work for ${brand} now`)}
        >
          Accept<VisuallyHidden> the invitation of {brand}</VisuallyHidden>
        </Button>
        <Button
          aria-disabled={busy}
          onClick={() =>
            void run(() => decline({ params, query: { contact } }), 'The invitation is declined')
          }
        >
          Decline<VisuallyHidden> the invitation of {brand}</VisuallyHidden>
        </Button>
      </FormButtons>
    </>
  );
}
