import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { ZoneMapProps } from './map/ZoneMap.tsx';
import { SuburbList } from './SuburbList.tsx';
import type { useLocalities } from './useLocalities.ts';
import type { ZoneEditing } from './useZoneEditing.ts';
import { ViewHead } from './zoneStyles.ts';

/** The map's code is some megabytes: loaded with the tab of the zones. */
const ZoneMap = lazyWithPreload<ZoneMapProps>(() =>
  import('./map/ZoneMap.tsx').then(
    (loaded) => loaded.ZoneMap,
    () => MissingMap,
  ),
);

/** Without its code the list is shown. */
function MissingMap({ onFail }: ZoneMapProps) {
  useEffect(() => onFail(), [onFail]);
  return null;
}

const viewOptions = [
  { value: 'map', label: 'Map' },
  { value: 'list', label: 'List' },
] as const;

type View = (typeof viewOptions)[number]['value'];

const faultMessages = {
  'no service': 'The map’s service does not answer. Coast and suburbs are shown without streets.',
  'no map': 'The map cannot be drawn in this browser. The list does everything that it does.',
};

type MapFault = keyof typeof faultMessages;

interface ZoneViewProps {
  store: Store;
  localities: ReturnType<typeof useLocalities>;
  editing: ZoneEditing;
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** The zones on the map, or as a list of suburbs. */
export function ZoneView({ store, localities, editing, openId, onOpen }: ZoneViewProps) {
  const [view, setView] = useState<View>('map');
  const [fault, setFault] = useState<MapFault>();
  const showList = () => {
    setFault('no map');
    setView('list');
  };
  return (
    <>
      <ViewHead>
        <h2>Where you deliver</h2>
        <ViewSwitch view={view} onView={setView} editing={editing} />
      </ViewHead>
      {fault && <Callout role="status">{faultMessages[fault]}</Callout>}
      {localities.state === 'loading' && <Skeleton $height="var(--bk-zone-map)" $radius="20px" />}
      {localities.state === 'failed' && (
        <ErrorState title="We could not load the suburbs." onRetry={localities.retry} />
      )}
      {localities.state === 'ready' && view === 'list' && (
        <SuburbList
          suburbs={localities.suburbs}
          zones={editing.zones}
          openId={openId}
          onAssign={editing.assign}
          onAdd={editing.addWithin}
        />
      )}
      {localities.state === 'ready' && view === 'map' && (
        <Suspense fallback={<Skeleton $height="var(--bk-zone-map)" $radius="20px" />}>
          <ZoneMap
            store={store}
            suburbs={localities.suburbs}
            editing={editing}
            openId={openId}
            onOpen={onOpen}
            onFallBack={() => setFault('no service')}
            onFail={showList}
          />
        </Suspense>
      )}
    </>
  );
}

interface ViewSwitchProps {
  view: View;
  onView: (view: View) => void;
  editing: ZoneEditing;
}

const ViewSwitch = ({ view, onView, editing }: ViewSwitchProps) => (
  <>
    {view === 'list' && (
      <div>
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
      </div>
    )}
    <SegmentedField legend="Show zones as" hideLegend options={viewOptions} value={view} onChange={onView} />
  </>
);
