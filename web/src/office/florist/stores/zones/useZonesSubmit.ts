import { setDeliveryZones } from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { useAction } from '#components/actions/useAction.ts';
import type { TabProps } from '#office/florist/stores/tabProps.ts';
import type { useVersioned } from '#office/kit/useVersioned.ts';
import { nameSuburbs } from './coveredSuburbs.ts';
import type { Suburb } from './useLocalities.ts';
import type { ZoneEditing } from './useZoneEditing.ts';
import { writeZones, type Zone } from './zone.ts';
import { hasTooManyParts, isSound, listZoneErrors } from './zoneFaults.ts';
import { readRefusal, type ZoneRefusal } from './zoneRefusal.ts';

const tooMany =
  'A store can have 20 areas at most. Zones of scattered suburbs have several: join them, or remove some.';

interface ZonesSubmit {
  editing: ZoneEditing;
  suburbs: readonly Suburb[];
  save: ReturnType<typeof useVersioned<Store, Zone[]>>['save'];
  open: (id: string) => void;
}

/** Opens the first wrong zone, and focuses its wrong field. */
export function useZonesSubmit(
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
