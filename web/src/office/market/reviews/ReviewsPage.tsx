import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { canReplyToReview, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Link, useParams } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { exportRows } from '#office/kit/list/exportRows.ts';
import {
  floristFilter,
  searchFilter,
  selectFilter,
  tabsFilter,
  textFilter,
} from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { useUser } from '#session/useSession.ts';
import { ProductFilter } from './ProductFilter.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import { Rows } from './reviewListStyles.ts';

interface Context {
  user: User | undefined;
  /** Comes from the address, or is a florist's own. */
  companyId: string | undefined;
}

const reviews = defineList({
  route: listReviews,
  title: 'Reviews',
  name: 'reviews',
  about: ({ page, filters, isNarrowed }, { companyId = filters.company }: Context) =>
    page &&
    page.total > 0 && (
      <>
        {pluralise(page.total, 'review')}
        {page.newest !== undefined && ` of the newest ${formatCount(page.newest)}`}
        {!isNarrowed && <Average companyId={companyId} />}
      </>
    ),
  options: { asMyself: true },
  filters: {
    show: tabsFilter({
      label: 'Which reviews',
      choices: { all: 'All', none: 'Without a reply', reported: 'Reported' },
    }),
    search: searchFilter({ label: 'Search reviews', placeholder: 'Words, author or product', param: 'q' }),
    stars: selectFilter<`${1 | 2 | 3 | 4 | 5}`>({
      label: 'Stars',
      any: 'Any stars',
      choices: { 5: '5 stars', 4: '4 stars', 3: '3 stars', 2: '2 stars', 1: '1 star' },
    }),
    company: floristFilter({ isScope: true, resets: ['product'] }),
    product: textFilter({
      control: ({ value, values, onChange }) => (
        <ProductFilter value={value} company={values.company ?? ''} onChange={onChange} />
      ),
    }),
  },
  toQuery: ({ company, product, show, stars, search }, { companyId = company }: Context) => ({
    ...filled({ company_id: companyId, product_id: product, rating: stars, search }),
    ...(show === 'none' && { reply: show }),
    ...(show === 'reported' && { report: 'open' as const }),
  }),
  file: {
    name: 'reviews.csv',
    load: (query) =>
      exportRows(
        (paging) => call(listReviews, { query: { ...query, ...paging } }),
        [
          ['Day', ({ created_at }) => sydneyDay(new Date(created_at))],
          ['Product', ({ product }) => product.name],
          ['Stars', ({ rating }) => rating],
          ['Text', ({ text }) => text],
          ['Author', ({ user }) => user.fio],
          ['Verified purchase', ({ verified }) => (verified ? 'yes' : 'no')],
          ['Reply', ({ reply }) => reply?.text ?? null],
        ],
      ),
  },
  rows: (items, _shown, { user }) => (
    <Rows>
      {items.map((review) => (
        <ReviewRow
          key={review.id}
          review={review}
          withFlorist={user?.is_admin === true}
          canReply={user !== undefined && canReplyToReview(userToPerson(user), review.company_id)}
          product={<Link to={paths.product(review.product_id)}>{review.product.name}</Link>}
        />
      ))}
    </Rows>
  ),
  empty: ({ filters, isNarrowed, showAll }, { user, companyId = filters.company }) =>
    isNarrowed ? (
      <EmptyState title="No review matches" text="Choose other filters, or search for other words.">
        <Button onClick={showAll}>Show all reviews</Button>
      </EmptyState>
    ) : (
      <EmptyState
        title="No reviews yet"
        text={
          user?.is_admin
            ? 'Buyers are asked for a review once their flowers have arrived. It appears here and in the shop.'
            : 'Whoever received your flowers is asked for a review. It appears here and in the shop.'
        }
      >
        {companyId && <ButtonLink to={paths.florist(companyId)}>See the page in the shop</ButtonLink>}
      </EmptyState>
    ),
  // A page of more reviews would take a fourth call (docs/decisions/0043).
  sizes: [20, 50],
});

/** Shows a florist's average. */
function Average({ companyId }: { companyId: string }) {
  const args = companyId ? { params: { id: companyId }, query: {} } : null;
  const { data } = useQuery(getCompany, args, { asMyself: true, keepPreviousData: false });
  const rating = data?.data.rating;
  return typeof rating === 'number' && `, ${rating.toFixed(1)} stars on average`;
}

/** A florist's own reviews; admins see all or those of a company. */
export function ReviewsPage() {
  const { companyId } = useParams();
  const user = useUser();
  const own = user?.is_admin ? undefined : user?.company?.id;
  return (
    <ListPage
      list={reviews}
      context={{ user, companyId: companyId ?? own }}
      hidden={companyId === undefined ? [] : ['company', 'product']}
    />
  );
}
