import { paths } from '@bloomkin/shared/pages.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import { call } from '#api/call.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { DifferentName } from '#office/florist/company/RegisterNote.tsx';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { CompanyState, describeCompanyState } from '#office/kit/florists/CompanyState.tsx';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { exportRows } from '#office/kit/list/exportRows.ts';
import { searchFilter, tabsFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { Marked } from '#office/kit/list/listStyles.ts';
import { type CompanyActions, useCompanyActions } from './useCompanyActions.tsx';

const companies = defineList({
  route: listCompanies,
  title: 'Companies',
  name: 'companies',
  about: () => 'The florists of the market, those that do not sell too',
  options: { asMyself: true },
  filters: {
    show: tabsFilter({ label: 'Which companies', choices: { all: 'All', selling: 'Selling' } }),
    search: searchFilter({ label: 'Search companies', placeholder: 'Brand, legal name or ABN' }),
  },
  toQuery: ({ show, search }) => ({
    ...filled({ search }),
    ...(show === 'selling' && { active: '1' as const }),
  }),
  columns: () => [
    { heading: 'Company', cell: (company) => <Name company={company} /> },
    { heading: 'ABN', cell: ({ inn }) => formatAbn(inn) },
    {
      heading: 'On time, 90 days',
      className: 'num from1152',
      cell: ({ claim: { percent, orders } }) => (
        <>
          {percent === null ? 'new' : `${percent}%`}
          <small>of {orders}</small>
        </>
      ),
    },
    { heading: 'Stores', className: 'num from1152', cell: ({ stores }) => stores.length },
    {
      heading: 'Reviews',
      className: 'num from1152',
      cell: ({ reviews_count, rating }) => (
        <>
          {reviews_count}
          <small>{describeRating(rating)}</small>
        </>
      ),
    },
    { heading: 'Status', className: 'status', cell: (company) => <Status company={company} /> },
  ],
  card: ({ inn, rating }) => (
    <small>
      ABN {formatAbn(inn)}
      <span className="line">{describeRating(rating)}</span>
    </small>
  ),
  menu: (company, actions: CompanyActions) => <CompanyMenu company={company} actions={actions} />,
  file: {
    name: 'companies.csv',
    load: (query) =>
      exportRows(
        (paging) => call(listCompanies, { query: { ...query, ...paging } }),
        [
          ['Brand', ({ brand }) => brand],
          ['Legal name', ({ name }) => name],
          ['ABN', ({ inn }) => formatAbn(inn)],
          ['Phone', ({ phone_number }) => formatPhone(phone_number)],
          ['Stores', ({ stores }) => stores.length],
          ['Reviews', ({ reviews_count }) => reviews_count],
          ['Stars', ({ rating }) => rating],
          ['Status', (company) => describeCompanyState(company)],
        ],
      ),
  },
  empty: ({ filters: { search } }) => (
    <EmptyState
      title={search.trim() ? `No company matches “${search.trim()}”` : 'No companies yet'}
      text="Florists register their own company, or add one here."
    />
  ),
});

export function CompaniesPage() {
  const { dialog, ...actions } = useCompanyActions();
  return (
    <ListPage
      list={companies}
      context={actions}
      acts={
        <ButtonLink kind="brand" to={paths.companyCreate()}>
          <Icon name="plus" size={18} />
          Add a company
        </ButtonLink>
      }
      below={dialog}
    />
  );
}

const describeRating = (rating: number | null) => rating !== null && `${rating.toFixed(1)} stars`;

interface CompanyProps {
  company: Company;
}

const Name = ({ company }: CompanyProps) => (
  <Marked>
    <FloristMark brand={company.brand} logo={company.logo} />
    <span>
      <Link to={paths.companyEdit(company.id)}>{company.brand}</Link>
      <small>{company.name}</small>
      <DifferentName company={company} />
    </span>
  </Marked>
);

/** With who switched it off, and since when. */
function Status({ company }: CompanyProps) {
  const { switched_off: off } = company;
  return (
    <>
      <CompanyState company={company} />
      {off && (
        <small>
          by {off.by}, <time dateTime={off.at}>{formatInstant(off.at, null)}</time>
        </small>
      )}
    </>
  );
}

const CompanyMenu = ({ company, actions }: CompanyProps & { actions: CompanyActions }) => (
  <Menu
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
