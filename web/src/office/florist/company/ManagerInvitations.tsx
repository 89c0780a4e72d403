import {
  inviteManager,
  listManagerInvitations,
  withdrawInvitation,
} from '@bloomkin/shared/routes/companies.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ManagerInvitation } from '@bloomkin/shared/schemas/user.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { Row } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';

const invalidates = [listManagerInvitations];

/** Invites by e-mail or mobile, whether or not there is an account. */
export function ManagerInvitations({ companyId }: { companyId: string }) {
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
