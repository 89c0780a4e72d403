import type { TypedAccount } from './useAccount.ts';

/** From the mobile number to the e-mail address and back. */
export const KindSwitch = ({ typed: { account, setKind } }: { typed: TypedAccount }) =>
  account.kind === 'phone' ? (
    <button type="button" onClick={() => setKind('email')}>
      Use e-mail instead
    </button>
  ) : (
    <button type="button" onClick={() => setKind('phone')}>
      Use a mobile number instead
    </button>
  );
