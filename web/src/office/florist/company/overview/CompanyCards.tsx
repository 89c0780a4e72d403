import { paths } from '@bloomkin/shared/pages.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { FloristDetails } from '@bloomkin/shared/schemas/floristFigures.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Row } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDateWithYear } from '#components/text/formatDateWithYear.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { DifferentName } from '#office/florist/company/RegisterNote.tsx';
import { Line, Lines } from '#office/kit/cardParts.tsx';
import { describeSeen, payoutLabels } from '#office/kit/florists/floristFigures.tsx';
import { formatAmount } from '#office/kit/formatAmount.ts';

interface CompanyProps {
  company: Company;
}

interface FloristProps {
  florist: FloristDetails;
}

export function RegisterCard({ company, florist }: CompanyProps & FloristProps) {
  const { name, inn, register, approved } = company;
  return (
    <Card aria-labelledby="register">
      <CardHead>
        <h2 id="register">Company and register</h2>
        <DifferentName company={company} />
      </CardHead>
      <Lines>
        <Line name="Legal name">{name}</Line>
        <Line name="Register says">{register ? register.name : 'has not answered'}</Line>
        <Line name="ABN">{formatAbn(inn)}</Line>
        <Line name="GST">
          {register?.gst_since ? `since ${formatDateWithYear(register.gst_since)}` : 'not registered'}
        </Line>
        <Line name="Registered here">{formatDateWithYear(florist.registered_at)}</Line>
        {approved && (
          <Line name="Approved">
            {approved.by ? `by ${approved.by}, ` : ''}
            {formatDateWithYear(approved.at)}
          </Line>
        )}
      </Lines>
    </Card>
  );
}

export function PayoutsCard({ company, florist: { payouts, waiting } }: CompanyProps & FloristProps) {
  const [label, tone] = payoutLabels[payouts];
  const why = company.payouts_held?.reason;
  return (
    <Card aria-labelledby="payouts">
      <CardHead>
        <h2 id="payouts">Payouts</h2>
        <StatusPill tone={tone}>{label}</StatusPill>
      </CardHead>
      <Lines>
        <Line name="Waiting">
          <b>{formatAmount(waiting.amount)}</b> of {pluralise(waiting.orders, 'order')}
        </Line>
        {why && <Line name="Why">“{why}”</Line>}
      </Lines>
      <Row $above={3}>
        <ButtonLink to={paths.companyStatement(company.id)}>Statement</ButtonLink>
      </Row>
    </Card>
  );
}

export function PeopleCard({ company, florist: { seen_at } }: CompanyProps & FloristProps) {
  const now = new Date(useNow(60_000));
  const { managers = [], owner_id } = company;
  return (
    <Card aria-labelledby="people">
      <h2 id="people">People</h2>
      <Lines>
        <Line name="Owner">
          {owner_id ? <Link to={paths.user(owner_id)}>seen {describeSeen(seen_at, now)}</Link> : 'none yet'}
        </Line>
        <Line name="Managers">
          <Link to={paths.companyEdit(company.id, { tab: 'managers' })}>{formatCount(managers.length)}</Link>
        </Line>
      </Lines>
    </Card>
  );
}
