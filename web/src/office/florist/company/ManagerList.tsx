import { paths } from '@bloomkin/shared/pages.ts';
import {
  getCompany,
  inviteManager,
  listManagerInvitations,
  listManagers,
  withdrawInvitation,
} from '@bloomkin/shared/routes/companies.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ManagerInvitation } from '@bloomkin/shared/schemas/user.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { fitting, Grid, Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { useAction } from '#components/useAction.ts';
import { useIsAdmin } from '#session/useSession.ts';
import { ManagerCard } from './ManagerCard.tsx';

const invalidates = [listManagerInvitations];

/** Invites by e-mail or mobile, whether or not there is an account. */
function ManagerInvitations({ companyId }: { companyId: string }) {
  const params = { id: companyId };
  const { data } = useQuery(listManagerInvitations, { params });
  const send = useMutation(inviteManager, { invalidates });
  const form = useForm({ defaultValues: { contact: '' } });
  const { onSubmit, busy } = useSubmit(form, {
    async save({ contact }) {
      await send({ params, body: { contact } });
      form.reset();
      void notify({ tone: 'success', message: `An invitation is on its way to ${contact.trim()}` });
    },
  });
  const invitations = data?.data ?? [];
  return (
    <Card aria-labelledby="invite-manager">
      <h2 id="invite-manager">Invite a manager</h2>
      <p>They accept in their own account, and see nothing of yours until you switch it on for them here.</p>
      <Form onSubmit={onSubmit} noValidate>
        <FormErrors form={form} />
        <TextField
          label="E-mail or mobile"
          autoComplete="off"
          {...field(form, 'contact', {
            validate: (text) => text.trim() !== '' || 'Enter an e-mail or a mobile number',
          })}
        />
        <FormButtons>
          <SubmitButton busy={busy} busyLabel="Sending …" large={false}>
            Send invitation
          </SubmitButton>
        </FormButtons>
      </Form>
      {invitations.length > 0 && (
        <ul aria-label="Invited">
          {invitations.map((invitation) => (
            <li key={invitation.contact}>
              <Invited invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Invited({ invitation }: { invitation: ManagerInvitation }) {
  const { company_id: id, contact, invited_at } = invitation;
  const withdraw = useMutation(withdrawInvitation, { invalidates });
  const { run, busy } = useAction(async () => {
    const { message } = await withdraw({ params: { id }, query: { contact } });
    void notify({ tone: 'success', message });
  });
  return (
    <Row $grow={160} $below={3}>
      <div>
        <b>{contact.includes('@') ? contact : formatPhone(contact)}</b>
        <Text>Invited on {formatDay(sydneyDay(new Date(invited_at)))}, open for 30 days</Text>
      </div>
      <Button kind="quiet" aria-disabled={busy} onClick={() => void run()}>
        Take back<VisuallyHidden> the invitation to {contact}</VisuallyHidden>
      </Button>
    </Row>
  );
}

const most = 100;

/** Applicants first: they wait. */
export function ManagerList({ companyId }: { companyId: string }) {
  const { data, error, mutate } = useQuery(listManagers, {
    params: { id: companyId },
    query: { per_page: most },
  });
  const managers = data?.data.toSorted(
    (a, b) => Number(b.manager_status === 'moderation') - Number(a.manager_status === 'moderation'),
  );
  return (
    <Stack $width={720}>
      <ManagerInvitations companyId={companyId} />
      <ListView
        name="managers"
        loadingLabel="Loading managers"
        items={managers}
        failure={error?.message}
        onRetry={() => void mutate()}
        empty={<NoManagers companyId={companyId} />}
      >
        {(shown) => (
          <Grid as="ul" $columns={fitting(360)} $align="start" aria-label="Managers">
            {shown.map((manager) => (
              <li key={manager.id}>
                <ManagerCard manager={manager} companyId={companyId} />
              </li>
            ))}
          </Grid>
        )}
      </ListView>
    </Stack>
  );
}

function NoManagers({ companyId }: { companyId: string }) {
  const { data } = useQuery(getCompany, { params: { id: companyId }, query: {} }, { asMyself: true });
  const isAdmin = useIsAdmin();
  const company = data?.data;
  const abn = company ? `, ${formatAbn(company.inn).replaceAll(' ', '\u00a0')}` : '';
  return isAdmin ? (
    <EmptyState
      title="No managers yet"
      text={`Invite them above, or they ask to join at Partner Login / Register by the company’s ABN${abn}. Its owner hires them, or you do it here.`}
    />
  ) : (
    <EmptyState
      title="Nobody works with you here yet"
      text={`Invite them above, or ask them to join at Partner Login / Register and to enter your ABN${abn}. Then you hire them here.`}
    >
      {company && <Button onClick={() => void copyInvitation(company)}>Copy an invitation</Button>}
    </EmptyState>
  );
}

/** For a message of any kind: the florist writes to people they know. */
async function copyInvitation({ brand, inn }: Pick<Company, 'brand' | 'inn'>): Promise<void> {
  const address = new URL(paths.partner(), location.origin);
  try {
    await navigator.clipboard.writeText(
      `Join ${brand} on Bloomkin: sign up at ${address} and enter our ABN, ${formatAbn(inn)}.`,
    );
    void notify({ tone: 'success', message: 'Copied. Send it to whoever works with you.' });
  } catch {
    void notify({ tone: 'error', message: 'This browser does not let us copy. Tell them your ABN.' });
  }
}
