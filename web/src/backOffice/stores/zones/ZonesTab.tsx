import { setDeliveryZones } from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type ComponentType, type FormEvent, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { ConflictNote } from '#backOffice/ConflictNote.tsx';
import { OfficeIcon } from '#backOffice/OfficeIcon.tsx';
import { useVersioned } from '#backOffice/useVersioned.ts';
import { Button } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import type { TabProps } from '../tabProps.ts';
import { DeliveryQuote } from './DeliveryQuote.tsx';
import type { ZoneMapProps } from './map/ZoneMap.tsx';
import { OverlapNote } from './OverlapNote.tsx';
import { SuburbList } from './SuburbList.tsx';
import { useLocalities } from './useLocalities.ts';
import { useZoneEditing, type ZoneEditing } from './useZoneEditing.ts';
import { ZoneCards } from './ZoneCards.tsx';
import { zoneName } from './ZoneSelect.tsx';
import { holds, readZones, writeZones, type Zone } from './zone.ts';
import { hasTooManyParts, isSound } from './zoneFaults.ts';
import { readRefusal, type ZoneRefusal } from './zoneRefusal.ts';
import { Segments, ViewHead, ZonesLayout } from './zoneStyles.ts';

/** The map's code is some megabytes: loaded when it is opened. */
const ZoneMap = lazy<ComponentType<ZoneMapProps>>(() =>
  import('./map/ZoneMap.tsx').then(
    ({ ZoneMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: MissingMap }),
  ),
);

/** Without its code the list is shown. */
function MissingMap({ onFail }: ZoneMapProps) {
  useEffect(() => onFail(), [onFail]);
  return null;
}

type View = 'list' | 'map';

const faultMessages = {
  'no service': 'The map’s service does not answer. Coast and suburbs are shown without streets.',
  'no map': 'The map cannot be drawn in this browser. The list does everything that it does.',
};

type MapFault = keyof typeof faultMessages;

export function ZonesTab(props: TabProps) {
  const { store } = props;
  const editing = useZoneEditing(store);
  const versioned = useVersioned({
    newest: store,
    toValues: readZones,
    isDirty: editing.changes.length > 0,
    reset: editing.reset,
  });
  const { base = store, theirs } = versioned;
  const localities = useLocalities(store);
  const suburbs = localities.state === 'ready' ? localities.suburbs : [];
  const [view, setView] = useState<View>('list');
  const [fault, setFault] = useState<MapFault>();
  const [openId, setOpenId] = useState<string | null>(null);
  const { onSubmit, busy, refusal, isChecked } = useZonesSubmit(props, {
    editing,
    save: versioned.save,
    open: setOpenId,
  });
  const { zones } = editing;
  const reached = useMemo(
    () => new Map(zones.map((zone) => [zone.id, suburbs.filter((suburb) => holds(zone, suburb)).length])),
    [zones, suburbs],
  );
  const showList = () => {
    setFault('no map');
    setView('list');
  };
  return (
    <>
      <FormError message={refusal?.message} />
      {theirs && (
        <ConflictNote
          what="the delivery zones"
          theirs={
            theirs.delivery_zones.length === 0 ? ['No zones'] : [...new Set(readZones(theirs).map(zoneName))]
          }
          onTakeTheirs={versioned.takeTheirs}
        />
      )}
      <ZonesLayout>
        <div>
          <ViewHead>
            <h2>Where you deliver</h2>
            <ViewSwitch view={view} onView={setView} editing={editing} />
          </ViewHead>
          {fault && <Callout role="status">{faultMessages[fault]}</Callout>}
          {localities.state === 'loading' && <Skeleton $height="560px" $radius="20px" />}
          {localities.state === 'failed' && (
            <ErrorState title="We could not load the suburbs." onRetry={localities.retry} />
          )}
          {localities.state === 'ready' && view === 'list' && (
            <SuburbList suburbs={suburbs} zones={zones} onAssign={editing.assign} onAdd={editing.addWithin} />
          )}
          {localities.state === 'ready' && view === 'map' && (
            <Suspense fallback={<Skeleton $height="600px" $radius="20px" />}>
              <ZoneMap
                store={store}
                suburbs={suburbs}
                editing={editing}
                openId={openId}
                onOpen={setOpenId}
                onFallBack={() => setFault('no service')}
                onFail={showList}
              />
            </Suspense>
          )}
          <OverlapNote zones={zones} suburbs={suburbs} />
        </div>
        <div>
          <form id="zones-form" onSubmit={onSubmit} noValidate>
            <ZoneCards
              zones={zones}
              reached={reached}
              openId={openId}
              isChecked={isChecked}
              refusal={refusal}
              onOpen={setOpenId}
              onAdd={() => setOpenId(editing.addZone())}
              onChange={editing.changeZone}
              onRemove={editing.removeZone}
            />
          </form>
          <DeliveryQuote store={store} zones={zones} />
        </div>
      </ZonesLayout>
      <SaveBar
        changes={editing.changes}
        onDiscard={() => editing.reset(readZones(base))}
        busy={busy}
        saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
        form="zones-form"
      />
    </>
  );
}

interface ViewSwitchProps {
  view: View;
  onView: (view: View) => void;
  editing: ZoneEditing;
}

const ViewSwitch = ({ view, onView, editing }: ViewSwitchProps) => (
  <div style={{ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}>
    {view === 'list' && (
      <>
        <Button
          kind="quiet"
          aria-disabled={!editing.canUndo}
          onClick={() => editing.canUndo && editing.undo()}
        >
          <OfficeIcon name="undo" size={20} />
          Undo
        </Button>
        <Button
          kind="quiet"
          aria-disabled={!editing.canRedo}
          onClick={() => editing.canRedo && editing.redo()}
        >
          <OfficeIcon name="redo" size={20} />
          Redo
        </Button>
      </>
    )}
    <Segments role="group" aria-label="Show zones as">
      <button type="button" aria-pressed={view === 'map'} onClick={() => onView('map')}>
        Map
      </button>
      <button type="button" aria-pressed={view === 'list'} onClick={() => onView('list')}>
        List
      </button>
    </Segments>
  </div>
);

const tooMany =
  'A store can have 20 areas at most. Zones of scattered suburbs have several: join them, or remove some.';

interface ZonesSubmit {
  editing: ZoneEditing;
  save: ReturnType<typeof useVersioned<Store, Zone[]>>['save'];
  open: (id: string) => void;
}

function useZonesSubmit({ store, onSaved }: TabProps, { editing, save: saveOver, open }: ZonesSubmit) {
  const [refusal, setRefusal] = useState<ZoneRefusal>();
  const [isChecked, setChecked] = useState(false);
  const { zones } = editing;
  const show = (refused: ZoneRefusal | undefined, zone: Zone | undefined) => {
    flushSync(() => {
      setRefusal(refused);
      if (zone) open(zone.id);
    });
    if (zone) document.querySelector<HTMLElement>('#zones-form [aria-invalid="true"]')?.focus();
  };
  const send = async () => {
    const saved = await saveOver((version) =>
      call(setDeliveryZones, {
        params: { id: store.id },
        body: { delivery_zones: writeZones(zones), ...(version !== undefined && { version }) },
      }),
    );
    if (!saved) return;
    setChecked(false);
    onSaved(saved);
  };
  const { run: save, busy } = useAction(send, (failure) => {
    const refused = readRefusal(failure, zones);
    show(refused, refused.zone);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = zones.find((zone) => !isSound(zone));
    const isTooMany = hasTooManyParts(zones);
    setChecked(true);
    show(isTooMany ? { message: tooMany } : undefined, wrong);
    if (!wrong && !isTooMany) void save();
  };
  return { onSubmit, busy, refusal, isChecked };
}
