import styled from 'styled-components';
import { useOnline } from '../hooks/useOnline.ts';
import { Icon } from '../media/Icon.tsx';

/** Takes no height, so that nothing below moves. */
export const BarPlace = styled.div`
  position: sticky;
  top: 0;
  z-index: 90;
  height: 0;
`;

export const Bar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 40px;
  padding: 6px 20px;
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
  font-weight: 600;
  box-shadow: var(--bk-e1);
`;

export const OfflineBar = () => {
  const online = useOnline();
  return (
    <BarPlace role="status">
      {!online && (
        <Bar>
          <Icon name="offline" size={20} /> You are offline. This is what we had last; it goes on by itself.
        </Bar>
      )}
    </BarPlace>
  );
};
