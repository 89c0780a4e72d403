import { useId } from 'react';
import { Checkbox } from '../../components/form/Checkbox.tsx';
import { AccountField } from '../../features/signIn/AccountField.tsx';
import { FieldHint } from '../../features/signIn/signInStyles.ts';
import type { Faults } from '../../features/signIn/useSending.ts';
import { KindTabs } from './KindTabs.tsx';
import type { PartnerAccount } from './usePartnerAccount.ts';

interface AccountChoiceProps {
  partner: PartnerAccount;
  /** Whether the e-mail way needs 'I have no phone number' first. */
  phoneFirst?: boolean;
  faults: Faults;
  hint?: string;
}

/** A tab for the phone and one for the e-mail; who has no phone says so and goes by e-mail. */
export function AccountChoice({ partner, phoneFirst = false, faults, hint }: AccountChoiceProps) {
  const id = useId();
  const { account, noPhone, setNoPhone, setKind } = partner;
  const closed = { phone: noPhone, email: phoneFirst && !noPhone };
  return (
    <div>
      <KindTabs id={id} kind={account.kind} closed={closed} reasonId={`${id}-reason`} onChange={setKind} />
      <div id={`${id}-panel`} role="tabpanel">
        <AccountField typed={partner} faults={faults} hint={hint} />
      </div>
      <Checkbox checked={noPhone} onChange={setNoPhone}>
        I have no phone number
      </Checkbox>
      {(closed.phone || closed.email) && (
        <FieldHint id={`${id}-reason`}>
          {closed.email ? 'Tick this to sign up by e-mail instead.' : 'Untick this to use a phone number.'}
        </FieldHint>
      )}
    </div>
  );
}
