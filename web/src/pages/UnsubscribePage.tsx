import { paths } from '@bloomkin/shared/pages.ts';
import { unsubscribe } from '@bloomkin/shared/routes/marketing.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { notifyError } from '#components/notifyError.ts';

const Box = styled(Container)`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-block: 72px;
  text-align: center;
  h1 {
    font: 740 clamp(2rem, 1.5rem + 2vw, 3rem) / 1.05 var(--bk-display);
  }
  p {
    max-width: 34rem;
    margin-bottom: 12px;
  }
`;

/** From a mail, without signing in. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [ended, setEnded] = useState('');
  const token = params.get('token') ?? '';
  const end = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      setEnded((await call(unsubscribe, { query: { token }, body: {} })).message);
      setState('done');
    } catch (error) {
      notifyError(error);
      setState('asked');
    }
  };
  return (
    <Page title="Unsubscribe">
      <Box>
        <h1>{state === 'done' ? 'You are unsubscribed' : 'Unsubscribe'}</h1>
        <p role="status">
          {state === 'done'
            ? `${ended} Messages about your orders still come.`
            : 'End what that e-mail was about. Messages about your orders still come.'}
        </p>
        {state === 'done' ? (
          <ButtonLink to={paths.home()}>Go to the shop</ButtonLink>
        ) : (
          <Button kind="brand" large aria-disabled={state === 'busy'} onClick={() => void end()}>
            Unsubscribe
          </Button>
        )}
      </Box>
    </Page>
  );
}
