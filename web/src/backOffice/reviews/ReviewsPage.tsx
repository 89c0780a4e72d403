import { paths } from '@bloomkin/shared/pages.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { Link, useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { useSession } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { ReviewRow } from './ReviewRow.tsx';
import { Rows } from './reviewListStyles.ts';

interface ReviewListState {
  page: number;
}

const perPage = 20;
const codec = {
  read: (params: URLSearchParams): ReviewListState => ({
    page: Math.max(1, Number(params.get('page')) || 1),
  }),
  write: ({ page }: ReviewListState) => new URLSearchParams(page > 1 ? { page: String(page) } : {}),
};

/** A florist's own reviews; admins see all or those of a company. */
export function ReviewsPage() {
  const { companyId } = useParams();
  const { user } = useSession();
  const [{ page }] = useListState(codec);
  const company = companyId ?? (user?.is_admin ? undefined : user?.company?.id);
  const query = { page, per_page: perPage, ...(company && { company_id: company }) };
  const { data, error, mutate } = useQuery(
    listReviews,
    { query },
    { asMyself: true, keepPreviousData: false },
  );
  return (
    <OfficePage title="Reviews">
      <PageHead>
        <div>
          <h1>Reviews</h1>
          <p>{data && data.total > 0 ? describeTotal(data.total) : '\u00a0'}</p>
        </div>
      </PageHead>
      <ListView
        name="reviews"
        loadingLabel="Loading reviews"
        items={data?.data}
        failure={error?.message}
        onRetry={() => void mutate()}
        empty={
          <EmptyState
            title="No reviews yet"
            text="Whoever received your flowers is asked for a review. It appears here and in the shop."
          />
        }
      >
        {(reviews) => (
          <Rows>
            {reviews.map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                canDelete={user?.is_admin === true}
                product={<Link to={paths.product(review.product_id)}>{review.product.name}</Link>}
              />
            ))}
          </Rows>
        )}
      </ListView>
      {data && (
        <Pagination
          page={data.page}
          perPage={data.per_page}
          count={data.data.length}
          total={data.total}
          totalPages={Math.ceil(data.total / data.per_page)}
          toSearch={(number) => `${codec.write({ page: number })}`}
        />
      )}
    </OfficePage>
  );
}

const describeTotal = (total: number) => (total === 1 ? '1 review' : `${total} reviews`);
