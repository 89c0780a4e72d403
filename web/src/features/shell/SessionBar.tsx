import styled from 'styled-components';
import { Bar, BarPlace } from '#components/feedback/OfflineBar.tsx';
import { useOnline } from '#components/hooks/useOnline.ts';
import { Icon } from '#components/media/Icon.tsx';
import { retryOpening } from '#session/nextTry.ts';
import { useSession } from '#session/useSession.ts';

const Retry = styled.button`
  min-height: 28px;
  padding: 0 4px;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** Shown when the session request failed. */
export function SessionBar() {
  const session = useSession();
  const isOnline = useOnline();
  const trouble = session.status === 'unknown' && isOnline ? session.trouble : undefined;
  return (
    <BarPlace role="status">
      {trouble && (
        <Bar>
          <Icon name="offline" size={20} /> We cannot reach Bloomkin, trying again. Your cart is safe.
          <Retry type="button" onClick={retryOpening} aria-disabled={trouble === 'trying'}>
            Retry
          </Retry>
        </Bar>
      )}
    </BarPlace>
  );
}
