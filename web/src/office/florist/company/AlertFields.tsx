import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone, isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Form } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import type { CompanyValues } from './companyValues.ts';

interface AlertFieldsProps {
  form: UseFormReturn<CompanyValues>;
  /** Undefined for a viewer who is not the owner. */
  owner: Pick<User, 'phone' | 'email'> | undefined;
}

export function AlertFields({ form, owner }: AlertFieldsProps) {
  const { errors, dirtyFields } = form.formState;
  const field = form.register('order_alerts', {
    validate: (chosen) => (chosen.length > 0 ? undefined : 'Choose at least one way'),
  });
  return (
    <Panel aria-labelledby="company-alerts">
      <header>
        <h2 id="company-alerts">How we tell you about an order</h2>
        <p>
          At once. An order that nobody has opened after 15 minutes of opening hours comes by text message
          too.
        </p>
      </header>
      <Form as="div">
        <SwitchField
          label="Text message"
          hint={describeMobile(owner)}
          disabled={owner && !isMobile(owner.phone)}
          {...field}
          value="sms"
          changed={Boolean(dirtyFields.order_alerts)}
        />
        <SwitchField
          label="E-mail"
          hint={owner ? owner.email || 'Add an e-mail under Settings first.' : 'To the owner'}
          disabled={owner && owner.email === ''}
          {...field}
          value="email"
          error={errors.order_alerts?.message}
          changed={Boolean(dirtyFields.order_alerts)}
        />
        {owner && (
          <p>
            Alerts on this device are under <Link to={paths.settings()}>Settings</Link>.
          </p>
        )}
      </Form>
    </Panel>
  );
}

function describeMobile(owner: AlertFieldsProps['owner']): string {
  if (!owner) return 'To the owner';
  return isMobile(owner.phone) ? formatPhone(owner.phone) : 'Add a mobile number under Settings first.';
}
