import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import type { NumberValue } from '#components/form/numberText.ts';
import { Icon } from '#components/media/Icon.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { listWithin } from './assign.ts';
import type { Suburb } from './useLocalities.ts';
import { ZoneSelect } from './ZoneSelect.tsx';
import type { Zone } from './zone.ts';
import { ListTools } from './zoneStyles.ts';

interface RadiusToolProps {
  zones: readonly Zone[];
  openId: string | null;
  suburbs: readonly Suburb[];
  onAdd: (suburbs: readonly Suburb[], zoneId: string, km: number) => void;
}

/** The chosen zone, until another one is opened: a newly added zone is the one to fill. */
export function useTargetZone(zones: readonly Zone[], openId: string | null) {
  const [choice, setChoice] = useState({ zoneId: openId ?? zones[0]?.id ?? null, openId });
  const zoneId = openId === choice.openId ? choice.zoneId : (openId ?? choice.zoneId);
  const choose = (next: string | null) => setChoice({ zoneId: next, openId });
  return [zoneId, choose] as const;
}

/** 'Everything within 3 km goes to Inner Sydney': previews the number of suburbs. */
export function RadiusTool({ zones, openId, suburbs, onAdd }: RadiusToolProps) {
  const [km, setKm] = useState<NumberValue>(3);
  const [zoneId, chooseZone] = useTargetZone(zones, openId);
  const zone = zones.find(({ id }) => id === zoneId) ?? zones[0];
  const reach = km === null || Number.isNaN(km) ? 0 : km;
  const added = zone ? listWithin(suburbs, zone, reach) : [];
  const count = pluralise(added.length, 'suburb');
  return (
    <ListTools data-tone="soft">
      <span>Everything within</span>
      <div data-narrow>
        <NumberField
          label="Distance"
          hideLabel
          name="km"
          unit="km"
          decimals={1}
          value={km}
          onChange={setKm}
        />
      </div>
      <span>goes to</span>
      {zone ? (
        <div data-grow>
          <ZoneSelect label="Zone for the distance" zones={zones} value={zone.id} onChange={chooseZone} />
        </div>
      ) : (
        <span data-grow>a zone: add one first</span>
      )}
      <Button
        aria-disabled={added.length === 0}
        onClick={() => zone && added.length > 0 && onAdd(added, zone.id, reach)}
      >
        <Icon name="plus" size={20} />
        Add {count}
      </Button>
    </ListTools>
  );
}
