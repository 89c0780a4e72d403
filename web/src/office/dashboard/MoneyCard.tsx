import { paths } from '@bloomkin/shared/pages.ts';
import { formatMonth } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { Link } from 'react-router-dom';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { Figure } from '#office/kit/moneyStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

export const MoneyCard = ({ statement }: { statement: Statement }) => (
  <Card aria-labelledby="money">
    <h2 id="money">Money</h2>
    <p>
      <Figure>{formatAmount(statement.closing)}</Figure>{' '}
      {statement.closing < 0 ? 'taken from your next transfers' : 'yours, not sent yet'}
    </p>
    <CardHead as="div" style={{ margin: '8px 0 0' }}>
      <Link to={paths.statement({ month: statement.month })}>
        Open {formatMonth(statement.month)}
        <OfficeIcon name="right" size={16} />
      </Link>
    </CardHead>
  </Card>
);
