import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ReactNode } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Text } from '#components/layout/Text.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { Lines } from './stopStyles.ts';

interface ZoneStopsProps {
  company: Company;
  busy: boolean;
  onStop: (storeId: string, zoneId: string) => void;
  back: ReactNode;
}

/** One press stops a zone for the rest of today. */
export const ZoneStops = ({ company: { stores }, busy, onStop, back }: ZoneStopsProps) => (
  <Stack $gap={1}>
    <Row>
      {back}
      <Text>Back tomorrow by itself</Text>
    </Row>
    <Lines>
      {stores.flatMap((store) =>
        store.delivery_zones.map(({ id, name, price }) => (
          <li key={id}>
            <span aria-hidden="true">
              <OfficeIcon name="truck" size={24} />
            </span>
            <div>
              <b>{name}</b>
              <small>
                {[formatDollars(price), stores.length > 1 && store.name].filter(Boolean).join(', ')}
              </small>
            </div>
            <Button
              kind="danger"
              aria-disabled={busy}
              aria-label={`Stop ${name} for today`}
              onClick={() => onStop(store.id, id)}
            >
              Stop
            </Button>
          </li>
        )),
      )}
    </Lines>
    <Text $small>Buyers there read that no more orders go to their place today. Orders you have stay.</Text>
  </Stack>
);
