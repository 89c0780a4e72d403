import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { chooseDeliveryDay, chooseDeliveryWindow } from '#features/deliveryDay/deliveryDay.ts';
import { Petals } from '#features/deliveryDay/Petals.tsx';
import { useArrivalDays } from '#features/deliveryDay/useArrivalDays.ts';
import { useStore } from '#storage/createStore.ts';
import { DayChoice } from './DayChoice.tsx';
import { closeTagPanel, openedPart, useTagPanel } from './openTag.ts';
import { type Tag, useTag } from './useTag.ts';
import { WhoChoice } from './WhoChoice.tsx';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding-bottom: 20px;
  outline: 0;
  > h3 {
    font: 600 0.9375rem/1.4 var(--bk-text);
  }
`;

const Where = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 8px 18px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-radius-m);
  text-align: left;
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
`;

/** One sheet: for whom, where and when. */
export function TagPanel() {
  const isOpen = useTagPanel();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHome = pathname === '/' || pathname === paths.home();
  const isShop = isHome || pathname.startsWith(paths.market());
  const show = () => {
    closeTagPanel();
    if (isHome) navigate(paths.market());
  };
  return (
    <Dialog
      open={isOpen}
      onClose={closeTagPanel}
      title="Who is it for?"
      placement="popover"
      footer={
        <Button kind="brand" large wide onClick={show}>
          {isShop ? 'Show what can arrive' : 'Done'}
        </Button>
      }
    >
      <Parts tag={useTag()} />
    </Dialog>
  );
}

function Parts({ tag }: { tag: Tag }) {
  const opened = useStore(openedPart);
  const when = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened !== 'when') return;
    when.current?.focus();
  }, [opened]);
  return (
    <>
      <Part aria-label="For">
        <h3>For</h3>
        <WhoChoice person={tag.person} isFirst={opened === 'who' && !tag.person} />
      </Part>
      <Part aria-label="Where">
        <h3>Where</h3>
        <Where type="button" aria-haspopup="dialog" onClick={openPlacePanel}>
          <Icon name="pin" size={20} />
          {tag.place?.address ?? 'Suburb or address'}
        </Where>
      </Part>
      <Part ref={when} tabIndex={-1} aria-label="When">
        <When tag={tag} />
      </Part>
    </>
  );
}

function When({ tag: { place, day, window, isWindowGone } }: { tag: Tag }) {
  const offer = useArrivalDays(place)?.find((one) => one.day === day);
  const windows = offer?.available ? (offer.periods ?? []) : [];
  return (
    <>
      <DayChoice place={place} chosen={day} onDay={useChooseDay()} />
      {isWindowGone && <p role="status">Your window is not open on that day. Which one suits?</p>}
      {day !== '' && windows.length > 0 && (
        <Petals
          day={day}
          windows={windows}
          chosen={window}
          onChoose={(next) => chooseDeliveryWindow(day, next)}
        />
      )}
    </>
  );
}

/** A list of a day goes to the new one: its address would bring the old one back. */
function useChooseDay() {
  const [params, setParams] = useSearchParams();
  return (day: string) => {
    chooseDeliveryDay(day);
    if (!params.has('day')) return;
    const next = new URLSearchParams(params);
    if (day === '') next.delete('day');
    else next.set('day', day);
    setParams(next, { replace: true });
  };
}
