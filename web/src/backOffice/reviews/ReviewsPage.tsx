import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { canReplyToReview, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { ReviewWithProduct } from '@bloomkin/shared/schemas/review.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Link, useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Pagination } from '#components/list/Pagination.tsx';
import { type ChangeListState, useListState } from '#components/list/useListState.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useSession } from '#session/useSession.ts';
import { FloristFilter } from '../florists/FloristFilter.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { ProductFilter } from './ProductFilter.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import { type ReviewFilters, reviewFilters, reviewPageSizes } from './reviewFilters.ts';
import { Filters, Rows } from './reviewListStyles.ts';

/** A florist's own reviews; admins see all or those of a company. */
export function ReviewsPage() {
  const { companyId } = useParams();
  const { user } = useSession();
  const isAdmin = user?.is_admin === true;
  const [filters, setFilters] = useListState(reviewFilters);
  const company = companyId ?? (isAdmin ? filters.company : user?.company?.id);
  const { data, error, mutate } = useReviews(company, companyId ? { ...filters, product: '' } : filters);
  const average = useAverage(company);
  return (
    <OfficePage title="Reviews">
      <PageHead>
        <div>
          <h1>Reviews</h1>
          <p>
            {data && data.total > 0 ? pluralise(data.total, 'review') : '\u00a0'}
            {average !== undefined && filters.product === '' && `, ${average.toFixed(1)} stars on average`}
          </p>
        </div>
      </PageHead>
      {companyId === undefined && (
        <ReviewToolbar filters={filters} onChange={setFilters} company={company ?? ''} isAdmin={isAdmin} />
      )}
      <ListView
        // Rows of another florist must go before its name comes.
        key={company}
        name="reviews"
        loadingLabel="Loading reviews"
        items={data?.data}
        keepItems="usable"
        failure={error?.message}
        onRetry={() => void mutate()}
        empty={<NoReviews company={company} isAdmin={isAdmin} />}
      >
        {(reviews) => <ReviewList reviews={reviews} user={user} />}
      </ListView>
      {data && (
        <Pagination
          list={data}
          toSearch={(number) => `${reviewFilters.write({ ...filters, page: number })}`}
          onPerPage={(size) => setFilters({ perPage: size })}
          sizes={reviewPageSizes}
        />
      )}
    </OfficePage>
  );
}

function useReviews(company: string | undefined, { page, perPage, product }: ReviewFilters) {
  const query = {
    ...{ page, per_page: perPage },
    ...(company && { company_id: company }),
    ...(product && { product_id: product }),
  };
  return useQuery(listReviews, { query }, { asMyself: true, keepPreviousData: false });
}

function useAverage(id: string | undefined): number | undefined {
  const args = id ? { params: { id }, query: {} } : null;
  return (
    useQuery(getCompany, args, { asMyself: true, keepPreviousData: false }).data?.data.rating ?? undefined
  );
}

interface ReviewToolbarProps {
  filters: ReviewFilters;
  onChange: ChangeListState<ReviewFilters>;
  /** Empty: every florist. */
  company: string;
  isAdmin: boolean;
}

const ReviewToolbar = ({ filters, onChange, company, isAdmin }: ReviewToolbarProps) => (
  <Filters role="search" aria-label="Reviews">
    {isAdmin && (
      <FloristFilter value={filters.company} onChange={(id) => onChange({ company: id, product: '' })} />
    )}
    <ProductFilter value={filters.product} company={company} onChange={(product) => onChange({ product })} />
  </Filters>
);

const NoReviews = ({ company, isAdmin }: { company: string | undefined; isAdmin: boolean }) => (
  <EmptyState
    title="No reviews yet"
    text={
      isAdmin
        ? 'Buyers are asked for a review once their flowers have arrived. It appears here and in the shop.'
        : 'Whoever received your flowers is asked for a review. It appears here and in the shop.'
    }
  >
    {company && <ButtonLink to={paths.florist(company)}>See the page in the shop</ButtonLink>}
  </EmptyState>
);

interface ReviewListProps {
  reviews: readonly ReviewWithProduct[];
  user: User | undefined;
}

const ReviewList = ({ reviews, user }: ReviewListProps) => (
  <Rows>
    {reviews.map((review) => (
      <ReviewRow
        key={review.id}
        review={review}
        withFlorist={user?.is_admin === true}
        canReply={user !== undefined && canReplyToReview(userToPerson(user), review.company_id)}
        product={<Link to={paths.product(review.product_id)}>{review.product.name}</Link>}
      />
    ))}
  </Rows>
);
