import { setDeliveryZones } from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useAction } from '#components/useAction.ts';
import { TabNotes } from '#office/florist/stores/tabNotes.ts';
import type { TabProps } from '#office/florist/stores/tabProps.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { nameSuburbs } from './coveredSuburbs.ts';
import { DeliveryQuote } from './DeliveryQuote.tsx';
import { OverlapNote } from './OverlapNote.tsx';
import { type Suburb, useLocalities } from './useLocalities.ts';
import { useZoneEditing, type ZoneEditing } from './useZoneEditing.ts';
import { ZoneCards } from './ZoneCards.tsx';
import { zoneName } from './ZoneSelect.tsx';
import { ZoneView } from './ZoneView.tsx';
import { readZones, writeZones, type Zone } from './zone.ts';
import { hasTooManyParts, isSound, listZoneErrors } from './zoneFaults.ts';
import { readRefusal, type ZoneRefusal } from './zoneRefusal.ts';

const ZonesLayout = styled.div`
  --bk-zone-map: max(420px, min(600px, 78dvh));
  display: grid;
  gap: 16px;
  @media (max-width: 767px) {
    /* Leaves room to scroll the page: a drag on the map pans the map. */
    --bk-zone-map: 392px;
  }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 372px;
  }
  > * {
    display: grid;
    align-content: start;
    gap: 16px;
    min-width: 0;
  }
`;

export function ZonesTab(props: TabProps) {
  const { store } = props;
  const localities = useLocalities(store);
  const suburbs = localities.state === 'ready' ? localities.suburbs : [];
  const { editing, versioned, openId, setOpenId, submit } = useZonesForm(props, suburbs);
  const { base = store, theirs } = versioned;
  const { zones } = editing;
  return (
    <>
      <TabNotes>
        <div tabIndex={-1} data-zone-refusal>
          <FormError message={submit.refusal?.message} />
        </div>
        {submit.errors.length > 1 && <ErrorSummary errors={submit.errors} onSelect={submit.showZone} />}
        {theirs && (
          <ConflictNote
            what="the delivery zones"
            theirs={describeZones(theirs)}
            onTakeTheirs={versioned.takeTheirs}
          />
        )}
      </TabNotes>
      <ZonesLayout>
        <div>
          <ZoneView
            store={store}
            localities={localities}
            editing={editing}
            openId={openId}
            onOpen={setOpenId}
          />
          <OverlapNote zones={zones} suburbs={suburbs} />
        </div>
        <div>
          <form id="zones-form" onSubmit={submit.onSubmit} noValidate>
            <ZoneCards
              editing={editing}
              suburbs={suburbs}
              openId={openId}
              isChecked={submit.isChecked}
              refusal={submit.refusal}
              onOpen={setOpenId}
            />
          </form>
          <DeliveryQuote store={store} zones={zones} suburbs={suburbs} />
        </div>
      </ZonesLayout>
      <SaveBar
        changes={editing.changes}
        onDiscard={() => editing.reset(readZones(base))}
        busy={submit.busy}
        saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
        form="zones-form"
      />
    </>
  );
}

function useZonesForm(props: TabProps, suburbs: readonly Suburb[]) {
  const editing = useZoneEditing(props.store);
  const versioned = useVersioned({
    newest: props.store,
    toValues: readZones,
    isDirty: editing.changes.length > 0,
    reset: editing.reset,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const submit = useZonesSubmit(props, { editing, suburbs, save: versioned.save, open: setOpenId });
  return { editing, versioned, openId, setOpenId, submit };
}

const describeZones = (store: Store): string[] =>
  store.delivery_zones.length === 0 ? ['No zones'] : [...new Set(readZones(store).map(zoneName))];

const tooMany =
  'A store can have 20 areas at most. Zones of scattered suburbs have several: join them, or remove some.';

interface ZonesSubmit {
  editing: ZoneEditing;
  suburbs: readonly Suburb[];
  save: ReturnType<typeof useVersioned<Store, Zone[]>>['save'];
  open: (id: string) => void;
}

/** Opens the first wrong zone, and focuses its wrong field. */
function useZonesSubmit(
  { store, onSaved }: TabProps,
  { editing, suburbs, save: saveOver, open }: ZonesSubmit,
) {
  const [refusal, setRefusal] = useState<ZoneRefusal>();
  const [isChecked, setChecked] = useState(false);
  const { zones } = editing;
  const show = (refused: ZoneRefusal | undefined, zone: Zone | undefined) => {
    flushSync(() => {
      setRefusal(refused);
      if (zone) open(zone.id);
    });
    const wrong = zone
      ? '#zones-form :is([aria-invalid="true"], [role="alert"][tabindex])'
      : '[data-zone-refusal]';
    document.querySelector<HTMLElement>(wrong)?.focus();
  };
  const send = async () => {
    const saved = await saveOver((version) =>
      call(setDeliveryZones, {
        params: { id: store.id },
        body: {
          delivery_zones: writeZones(nameSuburbs(zones, suburbs)),
          ...(version !== undefined && { version }),
        },
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
  return {
    ...{ onSubmit, busy, refusal, isChecked },
    errors: isChecked ? listZoneErrors(zones) : [],
    showZone: (id: string) =>
      show(
        undefined,
        zones.find((zone) => zone.id === id),
      ),
  };
}
