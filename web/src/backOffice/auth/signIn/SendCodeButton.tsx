import { notifyError } from '#components/feedback/notifyError.ts';
import { sendCode } from '#features/signIn/signInCalls.ts';
import { type AuthState, sentAt } from '../authState.ts';
import { useGoOn } from '../authWay.tsx';
import { codeScreen } from './signInWays.ts';

export function SendCodeButton({ state }: { state: AuthState }) {
  const goOn = useGoOn();
  const { account } = state;
  const send = async () => {
    const sent = sentAt(await sendCode(account), new Date());
    goOn(codeScreen(account), { ...state, sent });
  };
  return (
    <button type="button" onClick={() => send().catch(notifyError)}>
      {account.kind === 'phone' ? 'Text me a code instead' : 'E-mail me a code instead'}
    </button>
  );
}
