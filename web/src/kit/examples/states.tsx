import { Button } from '#components/actions/Button.tsx';
import { ConnectionRequired } from '#components/feedback/ConnectionRequired.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorBoundary } from '#components/feedback/ErrorBoundary.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { LoadingState, NoConnection } from '#components/feedback/LoadingState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ApiError } from '#errors/apiError.ts';
import type { Example } from '#kit/example.ts';
import { ignore, longText, longWord } from '#kit/sampleText.ts';

function FailingPart(): never {
  throw new Error('A part of the kit page that fails on purpose');
}

interface SampleQueryProps {
  data?: string;
  status?: number;
}

const SampleQuery = ({ data, status }: SampleQueryProps) => (
  <QueryState
    query={{
      data,
      error: status ? new ApiError({ status, code: 'SAMPLE', message: 'Too many requests' }) : undefined,
      mutate: ignore,
    }}
    what="this order"
    notFound={<EmptyState title="We could not find that order" text="It may belong to another florist." />}
    skeleton={<Skeleton $height="120px" $radius="20px" />}
  >
    {(order) => <p>{order}</p>}
  </QueryState>
);

const SamplePart = ({ data, status }: SampleQueryProps) => (
  <QueryPart
    data={data}
    error={status}
    failed={<FailedPart title="We could not load the delivery periods." onRetry={ignore} />}
    skeleton={<Skeleton $height="60px" $radius="20px" />}
  >
    {(periods) => <p>{periods}</p>}
  </QueryPart>
);

export const states: readonly Example[] = [
  {
    name: 'ConnectionRequired',
    states: [
      {
        name: 'follows the connection',
        element: <ConnectionRequired>There is a connection: the content is here.</ConnectionRequired>,
      },
    ],
  },
  {
    name: 'EmptyState',
    states: [
      { name: 'title', element: <EmptyState title="Your cart is empty" /> },
      {
        name: 'text and actions',
        element: (
          <EmptyState title="No orders yet" text="Orders appear here as soon as somebody buys from you.">
            <Button kind="brand">Add a product</Button>
            <Button>Share your page</Button>
          </EmptyState>
        ),
      },
      {
        name: 'long text',
        element: <EmptyState title={`Nothing found for “${longWord}”`} text={longText} />,
      },
    ],
  },
  {
    name: 'ErrorBoundary',
    states: [
      { name: 'no error', element: <ErrorBoundary resetKey="/">The content is here.</ErrorBoundary> },
      {
        name: 'error',
        element: (
          <ErrorBoundary resetKey="/">
            <FailingPart />
          </ErrorBoundary>
        ),
      },
      {
        name: 'error of an optional part',
        element: (
          <>
            <p>Nothing is below this line:</p>
            <ErrorBoundary resetKey="/" quiet>
              <FailingPart />
            </ErrorBoundary>
          </>
        ),
      },
    ],
  },
  {
    name: 'ErrorState',
    states: [
      { name: 'with retry', element: <ErrorState title="We could not load the flowers." onRetry={ignore} /> },
      {
        name: 'with the server’s message',
        element: (
          <ErrorState title="We could not load the flowers." detail="Too many requests" onRetry={ignore} />
        ),
      },
      {
        name: 'offline',
        element: (
          <ErrorState title="There is no connection." detail="This page goes on by itself when it is back." />
        ),
      },
    ],
  },
  {
    name: 'FailedPart',
    states: [
      {
        name: 'with retry',
        element: <FailedPart title="We could not load the delivery periods." onRetry={ignore} />,
      },
      { name: 'long text', element: <FailedPart title={longText} onRetry={ignore} /> },
    ],
  },
  {
    name: 'LoadingState',
    states: [
      {
        name: 'loading; without a connection it says so',
        element: (
          <LoadingState label="Loading the order">
            <Skeleton $height="60px" $width="60%" />
            <Skeleton $height="120px" $radius="20px" />
          </LoadingState>
        ),
      },
      { name: 'offline', element: <NoConnection detail="This page goes on by itself when it is back." /> },
    ],
  },
  {
    name: 'QueryPart',
    states: [
      { name: 'loading', element: <SamplePart /> },
      { name: 'loaded', element: <SamplePart data="12 to 3 pm" /> },
      { name: 'failed', element: <SamplePart status={503} /> },
    ],
  },
  {
    name: 'QueryState',
    states: [
      { name: 'loading', element: <SampleQuery /> },
      { name: 'loaded', element: <SampleQuery data="Order 1024" /> },
      { name: 'failed', element: <SampleQuery status={429} /> },
      { name: 'not found', element: <SampleQuery status={404} /> },
    ],
  },
  {
    name: 'Skeleton',
    states: [
      { name: 'line of text', element: <Skeleton /> },
      { name: 'short line', element: <Skeleton $width="40%" /> },
      { name: 'card', element: <Skeleton $height="120px" $radius="20px" /> },
      { name: 'picture of a person', element: <Skeleton $width="56px" $height="56px" $radius="50%" /> },
    ],
  },
];
