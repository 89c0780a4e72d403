import { paths } from '@bloomkin/shared/pages.ts';
import { getCalendar } from '@bloomkin/shared/routes/stores.ts';
import { addDays, formatDay, formatPeriod, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { IconButton } from '#components/actions/IconButton.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Text } from '#components/layout/Text.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { OfficeIcon, type OfficeIconName } from '#office/kit/OfficeIcon.tsx';
import { ProductLimits } from './ProductLimits.tsx';
import {
  findStoppableWindow,
  listActiveStops,
  listStopTimes,
  nameStores,
  type StoppableWindow,
  toStopInstant,
} from './stopOptions.ts';
import { Lines, StopButton } from './stopStyles.ts';
import { useStops } from './useStops.ts';
import { ZoneStops } from './ZoneStops.tsx';

interface StopSellingProps {
  company: Company;
  timeZone: string;
}

/** Two presses: this button, and what to stop. */
export function StopSelling({ company, timeZone }: StopSellingProps) {
  const [view, setView] = useState<'closed' | 'stop' | 'product' | 'zone'>('closed');
  const now = new Date(useNow(30_000));
  const isStopped = listActiveStops(company, now).some(({ kind }) => kind === 'all' || kind === 'day');
  const close = () => setView('closed');
  const { stop, busy } = useStops(company, timeZone);
  const { day: today } = localTime(now, timeZone);
  const back = <IconButton icon="left" label="Back to stop selling" onClick={() => setView('stop')} />;
  const stopZone = async (storeId: string, zone_id: string) => {
    const zone = { ...noStop, kind: 'zone' as const, store_ids: [storeId], day: today, zone_id };
    if (await stop(zone)) close();
  };
  return (
    <>
      <StopButton>
        <Button onClick={() => setView('stop')}>
          <OfficeIcon name="stop" size={20} />
          {isStopped ? 'Stopped' : 'Stop selling'}
        </Button>
      </StopButton>
      <Dialog open={view !== 'closed'} placement="panel" title={titles[view]} onClose={close}>
        {view === 'product' ? (
          <ProductLimits companyId={company.id} today={today} back={back} />
        ) : view === 'zone' ? (
          <ZoneStops company={company} busy={busy} onStop={(...of) => void stopZone(...of)} back={back} />
        ) : (
          <StopChoices
            company={company}
            timeZone={timeZone}
            now={now}
            onDone={close}
            onProduct={() => setView('product')}
            onZone={() => setView('zone')}
          />
        )}
      </Dialog>
    </>
  );
}

const titles = {
  closed: 'Stop selling',
  stop: 'Stop selling',
  product: 'A product, for today',
  zone: 'A zone, for today',
} as const;

const noStop = { store_ids: [], day: null, start_time: null, stop_time: null, zone_id: null };

interface StopChoicesProps extends StopSellingProps {
  now: Date;
  onDone: () => void;
  onProduct: () => void;
  onZone: () => void;
}

function StopChoices({ company, timeZone, now, onDone, onProduct, onZone }: StopChoicesProps) {
  const [storeId, setStoreId] = useState('');
  const { stop: send, busy } = useStops(company, timeZone);
  const { day: today } = localTime(now, timeZone);
  const tomorrow = formatDay(addDays(today, 1));
  const { data } = useQuery(getCalendar, { query: { company_id: company.id, from: today, to: today } });
  const store_ids = storeId === '' ? [] : [storeId];
  const window = findStoppableWindow(data?.data[0], store_ids);
  const stop = async (
    wanted: Partial<Parameters<typeof send>[0]> & Pick<Parameters<typeof send>[0], 'kind'>,
  ) => {
    if (await send({ ...noStop, store_ids, ...wanted })) onDone();
  };
  const stopUntil = (until: Date) => stop({ kind: 'all', until: until.toISOString() });
  const names = company.stores.map(({ name }) => name).join(' and ');
  return (
    <Stack $gap={1}>
      <Text>One press stops it. Orders you have stay. It comes back by itself.</Text>
      <Lines>
        {window && (
          <WindowLine
            window={window}
            busy={busy}
            onStop={(hours) => void stop({ kind: 'window', day: today, ...hours })}
          />
        )}
        <Line icon="orders" name="The rest of today" about={`Back tomorrow, ${tomorrow}`}>
          <Button
            kind="danger"
            data-autofocus=""
            aria-disabled={busy}
            aria-label="Stop the rest of today"
            onClick={() => void stop({ kind: 'day', day: today })}
          >
            Stop
          </Button>
        </Line>
        <UntilLine now={now} timeZone={timeZone} busy={busy} onStop={(until) => void stopUntil(until)} />
        <Line icon="box" name="A product, for today" about="Sold out, or only a few left">
          <IconButton icon="right" label="Choose a product" onClick={onProduct} />
        </Line>
        {company.stores.some(({ delivery_zones }) => delivery_zones.length > 0) && (
          <Line icon="truck" name="A zone, for today" about="A flooded road, no driver for it">
            <IconButton icon="right" label="Choose a zone" onClick={onZone} />
          </Line>
        )}
      </Lines>
      {company.stores.length > 1 && (
        <SelectField
          label="For"
          hint={storeId === '' ? names : undefined}
          value={storeId}
          onChange={({ target }) => setStoreId(target.value)}
        >
          <option value="">{nameStores([], company.stores)}</option>
          {company.stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Text $small>
        For another day, or longer: <Link to={paths.calendar()}>Calendar</Link>
      </Text>
    </Stack>
  );
}

interface LineProps {
  icon: OfficeIconName;
  name: string;
  about: string;
  children: ReactNode;
}

const Line = ({ icon, name, about, children }: LineProps) => (
  <li>
    <span aria-hidden="true">
      <OfficeIcon name={icon} size={24} />
    </span>
    <div>
      <b>{name}</b>
      <small>{about}</small>
    </div>
    {children}
  </li>
);

interface WindowLineProps {
  window: StoppableWindow;
  busy: boolean;
  onStop: (hours: Pick<StoppableWindow, 'start_time' | 'stop_time'>) => void;
}

function WindowLine({ window: { start_time, stop_time, about }, busy, onStop }: WindowLineProps) {
  const name = `${formatPeriod(start_time, stop_time)} window`;
  return (
    <Line icon="clock" name={`The ${name}`} about={`${about}. Back tomorrow`}>
      <Button
        kind="danger"
        aria-disabled={busy}
        aria-label={`Stop the ${name}`}
        onClick={() => onStop({ start_time, stop_time })}
      >
        Stop
      </Button>
    </Line>
  );
}

interface UntilLineProps {
  now: Date;
  timeZone: string;
  busy: boolean;
  onStop: (until: Date) => void;
}

function UntilLine({ now, timeZone, busy, onStop }: UntilLineProps) {
  const [isOther, setOther] = useState(false);
  const [time, setTime] = useState('17:00');
  return (
    <Line icon="stop" name="Until …" about="A breather: no new orders, for any day">
      <div data-times="">
        {listStopTimes(now, timeZone).map((at) => (
          <Button key={at.getTime()} aria-disabled={busy} onClick={() => onStop(at)}>
            {formatTime(localTime(at, timeZone).time)}
          </Button>
        ))}
        <Button aria-expanded={isOther} onClick={() => setOther(!isOther)}>
          Other
        </Button>
      </div>
      {isOther && (
        <Row data-other="">
          <TimeField label="Until" value={time} onChange={({ target }) => setTime(target.value)} />
          <Button
            kind="danger"
            aria-disabled={busy || time === ''}
            onClick={() => time && onStop(toStopInstant(time, now, timeZone))}
          >
            Stop until then
          </Button>
        </Row>
      )}
    </Line>
  );
}
