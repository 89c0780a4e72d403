import { paths } from '@bloomkin/shared/pages.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Cards } from '#components/list/cardStyles.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { DataTable, Scroller } from '#components/list/tableStyles.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { DifferentName } from '../company/RegisterNote.tsx';
import { FloristMark } from '../FloristMark.tsx';
import { type CompanyActions, useCompanyActions } from './useCompanyActions.tsx';

const Companies = styled(DataTable)`
  th {
    height: 44px;
  }
  tr > :nth-child(2) {
    position: static;
  }
  th:first-child,
  td:first-child {
    padding-left: 20px;
  }
`;

export function CompanyTable({ companies }: { companies: readonly Company[] }) {
  const isTable = useIsTable();
  const { dialog, ...actions } = useCompanyActions();
  return (
    <>
      {isTable ? (
        <TableRows companies={companies} actions={actions} />
      ) : (
        <CardRows companies={companies} actions={actions} />
      )}
      {dialog}
    </>
  );
}

interface RowsProps {
  companies: readonly Company[];
  actions: CompanyActions;
}

const TableRows = ({ companies, actions }: RowsProps) => (
  <Scroller>
    <Companies>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">ABN</th>
          <th scope="col" className="num from1152">
            Stores
          </th>
          <th scope="col" className="num from1152">
            Reviews
          </th>
          <th scope="col">Status</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.id}>
            <td>
              <Name company={company} />
            </td>
            <td>{formatAbn(company.inn)}</td>
            <td className="num from1152">{company.stores.length}</td>
            <td className="num from1152">
              {company.reviews_count}
              <Rating company={company} />
            </td>
            <td className="status">
              <Status company={company} />
              <small>
                <SwitchedOff company={company} />
              </small>
            </td>
            <td>
              <CompanyMenu company={company} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </Companies>
  </Scroller>
);

const CardRows = ({ companies, actions }: RowsProps) => (
  <Cards>
    {companies.map((company) => (
      <li key={company.id}>
        <div>
          <Name company={company} />
        </div>
        <Status company={company} />
        <small>
          ABN {formatAbn(company.inn)}
          <Rating company={company} />
          <SwitchedOff company={company} />
        </small>
        <CompanyMenu company={company} actions={actions} />
      </li>
    ))}
  </Cards>
);

const Rating = ({ company: { rating } }: { company: Company }) =>
  rating !== null && <small>{rating.toFixed(1)} stars</small>;

const CompanyMenu = ({ company, actions }: { company: Company; actions: CompanyActions }) => (
  <Menu
    className="menu"
    label={`More actions for ${company.brand}`}
    items={[
      { label: 'Open', to: paths.companyEdit(company.id) },
      { label: 'Managers', to: paths.companyEdit(company.id, { tab: 'managers' }) },
      { label: 'What was done', to: paths.audit({ object: `company:${company.id}` }) },
      company.active
        ? { label: 'Switch off', onSelect: () => actions.setActive(company, false) }
        : { label: 'Switch on', onSelect: () => actions.setActive(company, true) },
      { label: 'Delete', danger: true, onSelect: () => actions.remove(company) },
    ]}
  />
);

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  a {
    font-weight: 600;
  }
  small {
    display: block;
  }
`;

const Name = ({ company }: { company: Company }) => (
  <Brand>
    <FloristMark brand={company.brand} logo={company.logo} />
    <span>
      <Link to={paths.companyEdit(company.id)}>{company.brand}</Link>
      <small>{company.name}</small>
      <DifferentName company={company} />
    </span>
  </Brand>
);

function Status({ company: { active, ready } }: { company: Company }) {
  if (!active) return <StatusPill tone="neutral">Switched off</StatusPill>;
  return ready === false ? (
    <StatusPill tone="warning">Joining</StatusPill>
  ) : (
    <StatusPill tone="success">Selling</StatusPill>
  );
}

const Off = styled.span`
  display: block;
  margin-top: 2px;
`;

/** Who switched it off, and since when. */
const SwitchedOff = ({ company: { switched_off: off } }: { company: Company }) =>
  off && (
    <Off>
      by {off.by}, <time dateTime={off.at}>{formatInstant(off.at, null)}</time>
    </Off>
  );
