import { paths } from '@bloomkin/shared/pages.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { Row } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';
import { Line, Lines, Part } from '#office/kit/cardParts.tsx';

interface CompanyProps {
  company: Company;
}

const shownActs = 5;

export function ActsCard({ company }: CompanyProps) {
  const object = `company:${company.id}`;
  const acts = useQuery(listAudit, { query: { object, per_page: shownActs } });
  const today = sydneyDay(new Date(useNow(60_000)));
  return (
    <Card aria-labelledby="acts">
      <h2 id="acts">What was done</h2>
      <Part query={acts} name="acts" height={180}>
        {({ data }) => (
          <Lines>
            {data.length === 0 && <Line name="Nothing yet">{null}</Line>}
            {data.map(({ id, at, act, who, reason }) => (
              <div key={id}>
                <dt>{formatTimeOn(today, at, marketTimeZone)}</dt>
                <dd>
                  {auditActs[act]}, by {who.name}
                  {reason && `: “${reason}”`}
                </dd>
              </div>
            ))}
          </Lines>
        )}
      </Part>
      <Row $above={3}>
        <ButtonLink to={paths.audit({ object })}>All in the audit log</ButtonLink>
      </Row>
    </Card>
  );
}
