import styled from 'styled-components';
import { useOnline } from '#components/hooks/useOnline.ts';
import { Icon } from '#components/media/Icon.tsx';

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

/** For the end of a page: above tabs and a save bar, so that the header stays in reach. */
const FootPlace = styled.div`
  position: sticky;
  bottom: 68px;
  z-index: 9;
  @media (min-width: 1024px) {
    bottom: 0;
    body:has([data-foot='save']) & {
      bottom: 68px;
    }
  }
`;

export const OfflineBar = ({ atFoot = false }: { atFoot?: boolean }) => {
  const online = useOnline();
  const Place = atFoot ? FootPlace : BarPlace;
  return (
    <Place role="status">
      {!online && (
        <Bar>
          <Icon name="offline" size={20} /> You are offline. What you opened stays; the rest comes when you
          are back.
        </Bar>
      )}
    </Place>
  );
};
