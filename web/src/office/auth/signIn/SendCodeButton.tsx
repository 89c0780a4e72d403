import { useAction } from '#components/actions/useAction.ts';
import { sendCode } from '#features/signIn/signInCalls.ts';
import { type AuthState, sentAt } from '#office/auth/authState.ts';
import { useGoOn } from '#office/auth/authWay.tsx';
import { codeScreen } from './signInWays.ts';

export function SendCodeButton({ state }: { state: AuthState }) {
  const goOn = useGoOn();
  const { account } = state;
  const { run, busy } = useAction(async () => {
    const sent = sentAt(await sendCode(account), new Date());
    goOn(codeScreen(account), { ...state, sent });
  });
  return (
    <button type="button" aria-disabled={busy} onClick={() => void run()}>
      {account.kind === 'phone' ? 'Text me a code instead' : 'E-mail me a code instead'}
    </button>
  );
}
