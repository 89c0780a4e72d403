import { useId } from 'react';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FieldHint } from '#components/form/fieldStyles.ts';
import { Tabs } from '#components/layout/Tabs.tsx';
import { AccountField } from '#features/signIn/AccountField.tsx';
import type { AccountKind, EmailMessages } from '#features/signIn/account.ts';
import type { PartnerAccount } from './usePartnerAccount.ts';

interface AccountChoiceProps {
  partner: PartnerAccount;
  messages: EmailMessages;
  /** E-mail requires 'I have no phone number'. */
  phoneFirst?: boolean;
  hint?: string;
}

/** Tabs for phone and e-mail, and 'I have no phone number'. */
export function AccountChoice({ partner, messages, phoneFirst = false, hint }: AccountChoiceProps) {
  const id = useId();
  const { kind, noPhone, setNoPhone, setKind } = partner;
  const disabled = { phone: noPhone, email: phoneFirst && !noPhone };
  const field = <AccountField accountForm={partner} messages={messages} hint={hint} />;
  return (
    <div>
      <Tabs<AccountKind>
        label="How you sign in"
        value={kind}
        onChange={setKind}
        reasonId={`${id}-reason`}
        tabs={[
          { name: 'phone', title: 'Phone', disabled: disabled.phone, content: field },
          { name: 'email', title: 'E-mail', disabled: disabled.email, content: field },
        ]}
      />
      <Checkbox checked={noPhone} onChange={setNoPhone}>
        I have no phone number
      </Checkbox>
      {(disabled.phone || disabled.email) && (
        <FieldHint id={`${id}-reason`}>
          {disabled.email ? 'Tick this to sign up by e-mail instead.' : 'Untick this to use a phone number.'}
        </FieldHint>
      )}
    </div>
  );
}
