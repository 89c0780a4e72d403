import { paths } from '@bloomkin/shared/pages.ts';
import { canEditCompany, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { CompanyFrame } from '#office/florist/calendar/CompanyFrame.tsx';
import { PageHead, PreviewColumns } from '#office/kit/pageStyles.ts';
import { useSession } from '#session/useSession.ts';
import { describeWay, type LastOrderValues, listWays, tryOrders } from './lastOrderRules.ts';
import { MakingCard, WeekdaysCard, ZonesCard } from './RuleCards.tsx';
import { useLastOrders } from './useLastOrders.ts';

export const LastOrdersPage = () => (
  <CompanyFrame
    title="Last order times"
    heading="Last order times"
    back={{ label: 'Calendar', to: paths.calendar }}
    what="your last order times"
    skeleton={<Skeleton $height="420px" $radius="20px" />}
  >
    {(company, { timeZone, now }) => <LastOrders company={company} timeZone={timeZone} now={new Date(now)} />}
  </CompanyFrame>
);

interface LastOrdersProps {
  company: Company;
  timeZone: string;
  now: Date;
}

function LastOrders({ company, timeZone, now }: LastOrdersProps) {
  const { user } = useSession();
  const { values, changes, busy, change, discard, onSubmit } = useLastOrders(company);
  const isOwner = user !== undefined && canEditCompany(userToPerson(user), company.id);
  const rules = { company, values, onChange: change };
  const [first] = listWays(company);
  return (
    <form onSubmit={onSubmit}>
      <PageHead>
        <div>
          <h1>Last order times</h1>
          <p>For every week. A single day can differ: set it in Calendar.</p>
        </div>
      </PageHead>
      <PreviewColumns>
        <Stack $gap={2}>
          <Card aria-labelledby="buyers-read">
            <h2 id="buyers-read">Buyers read this</h2>
            <Text as="p" role="status" $tone="success">
              {first
                ? describeWay(company, values, first, now)
                : 'Add a store with a delivery zone or pick-up first.'}
            </Text>
            {first && <Text $small>{first.name}. On product pages, in the cart and on your page.</Text>}
          </Card>
          <WeekdaysCard {...rules} />
          <ZonesCard {...rules} isOwner={isOwner} />
          {isOwner && <MakingCard {...rules} />}
        </Stack>
        <Stack $gap={2}>
          <TryCard {...{ company, values, timeZone, now }} />
          <Card aria-labelledby="all-sentences">
            <h2 id="all-sentences">All the sentences</h2>
            <dl>
              {listWays(company).map((way) => (
                <div key={way.id}>
                  <dt>
                    <b>{way.name}</b>
                  </dt>
                  <dd>{describeWay(company, values, way, now)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </Stack>
      </PreviewColumns>
      <SaveBar changes={changes} onDiscard={discard} busy={busy} />
    </form>
  );
}

/** The promise engine's answer for an order at that moment, with the rules as they stand here. */
function TryCard({ company, values, timeZone, now }: LastOrdersProps & { values: LastOrderValues }) {
  const local = localTime(now, timeZone);
  const [moment, setMoment] = useState(`${local.day}T${local.time}`);
  const ways = listWays(company);
  const [wayId, setWayId] = useState(ways[0]?.id ?? '');
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];
  const [day = '', time = ''] = moment.split('T');
  return (
    <Card aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <Row>
        <TextField
          type="datetime-local"
          label="Ordered at"
          value={moment}
          onChange={({ target }) => target.value && setMoment(target.value)}
        />
        <SelectField label="To" value={wayId} onChange={({ target }) => setWayId(target.value)}>
          {ways.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Row>
      {way && (
        <ul aria-live="polite">
          {tryOrders(company, values, way, toInstant(day, time.slice(0, 5), timeZone)).map(
            ({ key, window, can, answer }) => (
              <li key={key}>
                {window}:{' '}
                <Text as="span" $tone={can ? 'success' : 'danger'}>
                  {answer}
                </Text>
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}
