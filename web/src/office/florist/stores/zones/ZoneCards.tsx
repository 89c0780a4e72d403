import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Grid } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { Suburb } from './useLocalities.ts';
import type { ZoneEditing } from './useZoneEditing.ts';
import { zoneName } from './ZoneSelect.tsx';
import { holds, type Zone, zoneLook } from './zone.ts';
import { findZoneFaults } from './zoneFaults.ts';
import type { ZoneRefusal } from './zoneRefusal.ts';
import { Dot, ViewHead } from './zoneStyles.ts';

const ZoneItem = styled.li`
  border-top: 1px solid var(--bk-border-subtle);
  > button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 64px;
    padding: 8px 0;
    text-align: left;
    > span {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    b,
    small {
      display: block;
    }
    strong {
      font: 700 1.375rem/1 var(--bk-display);
      font-feature-settings: 'lnum';
    }
    &[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
  }
  > div {
    display: grid;
    gap: 14px;
    padding: 4px 0 16px;
  }
`;

const ZoneFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
`;

interface ZoneCardsProps {
  editing: ZoneEditing;
  suburbs: readonly Suburb[];
  openId: string | null;
  /** Shows validation errors after the first save. */
  isChecked: boolean;
  /** Shown until that zone is changed. */
  refusal: ZoneRefusal | undefined;
  onOpen: (zoneId: string | null) => void;
}

export function ZoneCards({ editing, suburbs, openId, isChecked, refusal, onOpen }: ZoneCardsProps) {
  const { zones } = editing;
  const list = useRef<HTMLUListElement>(null);
  // A zone drawn on the map keeps the focus there.
  const addZone = () => {
    flushSync(() => onOpen(editing.addZone()));
    list.current?.querySelector('input')?.focus();
  };
  const reached = useMemo(
    () => new Map(zones.map((zone) => [zone.id, suburbs.filter((suburb) => holds(zone, suburb)).length])),
    [zones, suburbs],
  );
  return (
    <Card aria-labelledby="zone-cards">
      <ViewHead>
        <h2 id="zone-cards">{pluralise(zones.length, 'zone')}</h2>
        <Button onClick={addZone}>
          <OfficeIcon name="plus" size={20} />
          Add zone
        </Button>
      </ViewHead>
      <ul ref={list}>
        {zones.map((zone, index) => (
          <ZoneItem key={zone.id}>
            <button
              type="button"
              aria-expanded={zone.id === openId}
              onClick={() => onOpen(zone.id === openId ? null : zone.id)}
            >
              <Dot $colour={zoneLook(index).colour} />
              <span>
                <b>{zoneName(zone)}</b>
                <small>{describeTerms(zone)}</small>
              </span>
              <strong>{isAmount(zone.priceCents) ? formatMoney(zone.priceCents) : '–'}</strong>
              <OfficeIcon name="down" size={20} />
            </button>
            {zone.id === openId && (
              <ZoneEditor
                zone={zone}
                suburbs={reached.get(zone.id) ?? 0}
                isChecked={isChecked}
                refusal={refusal}
                onChange={editing.changeZone}
                onRemove={editing.removeZone}
              />
            )}
          </ZoneItem>
        ))}
      </ul>
    </Card>
  );
}

const isAmount = (cents: number | null): cents is number => cents !== null && !Number.isNaN(cents);

function describeTerms({ freeFromCents, minOrderCents }: Zone): string {
  const free = isAmount(freeFromCents) ? `free from ${formatMoney(freeFromCents)}` : 'never free';
  return isAmount(minOrderCents) ? `${free}, order at least ${formatMoney(minOrderCents)}` : free;
}

interface ZoneEditorProps extends Pick<ZoneCardsProps, 'isChecked' | 'refusal'> {
  zone: Zone;
  suburbs: number;
  onChange: (zone: Zone, label: string) => void;
  onRemove: (zone: Zone) => void;
}

function ZoneEditor({ zone, suburbs, isChecked, refusal, onChange, onRemove }: ZoneEditorProps) {
  const faults = { ...(refusal?.zone === zone && refusal.faults), ...(isChecked && findZoneFaults(zone)) };
  const corners = zone.parts.flatMap(({ polygon }) => polygon.coordinates.flatMap((ring) => ring.slice(1)));
  const change = (part: Partial<Zone>) =>
    onChange({ ...zone, ...part }, `${zoneName({ ...zone, ...part })} changed`);
  return (
    <div>
      <TextField
        label="Name"
        maxLength={60}
        autoComplete="off"
        value={zone.name}
        error={faults.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Grid $columns="repeat(auto-fit, minmax(92px, 1fr))" $gap={2.5} $align="start">
        <MoneyField
          label="Delivery"
          name="price"
          value={zone.priceCents}
          error={faults.price}
          onChange={(priceCents) => change({ priceCents })}
        />
        <MoneyField
          label="Free from"
          name="free_from"
          placeholder="never"
          value={zone.freeFromCents}
          error={faults.freeFrom}
          onChange={(freeFromCents) => change({ freeFromCents })}
        />
        <MoneyField
          label="At least"
          name="min_order"
          placeholder="any"
          value={zone.minOrderCents}
          error={faults.minOrder}
          onChange={(minOrderCents) => change({ minOrderCents })}
        />
      </Grid>
      {faults.shape && (
        <FieldError role="alert" tabIndex={-1}>
          {faults.shape}
        </FieldError>
      )}
      <ZoneFoot>
        <span>
          Reaches {pluralise(suburbs, 'suburb')}, {corners.length} corners
        </span>
        <Button kind="quiet" onClick={() => onRemove(zone)}>
          <OfficeIcon name="bin" size={18} />
          Remove
        </Button>
      </ZoneFoot>
    </div>
  );
}
