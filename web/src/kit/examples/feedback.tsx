import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { ConnectionRequired } from '#components/feedback/ConnectionRequired.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorBoundary } from '#components/feedback/ErrorBoundary.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState, NoConnection } from '#components/feedback/LoadingState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Bar, OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Icon } from '#components/media/Icon.tsx';
import type { Example } from '../example.ts';
import { ignore, longText, longWord } from '../sampleText.ts';

function FailingPart(): never {
  throw new Error('A part of the kit page that fails on purpose');
}

const tones = ['info', 'success', 'warning', 'danger'] as const;
const statuses = [
  ['neutral', 'Draft'],
  ['info', 'Being made'],
  ['brand', 'New'],
  ['success', 'Delivered'],
  ['warning', 'Due today'],
  ['danger', 'Cancelled'],
] as const;

export const feedback: readonly Example[] = [
  {
    name: 'Callout',
    states: [
      ...tones.map((tone) => ({
        name: tone,
        element: (
          <Callout $tone={tone}>
            <Icon name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'alert'} />
            The florist closes at 3 pm on Saturday.
          </Callout>
        ),
      })),
      {
        name: 'title and long text',
        element: (
          <Callout $tone="warning">
            <Icon name="clock" />
            <div>
              <b>Order before noon</b>
              <p>{longText}</p>
            </div>
          </Callout>
        ),
      },
    ],
  },
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
    name: 'OfflineBar',
    wide: true,
    states: [
      {
        name: 'offline',
        element: (
          <Bar>
            <Icon name="offline" size={20} /> You are offline. This is what we had last; it goes on by itself.
          </Bar>
        ),
      },
      {
        name: 'follows the connection',
        element: (
          <>
            <OfflineBar />
            <p>The page below the bar.</p>
          </>
        ),
      },
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
  {
    name: 'StatusPill',
    states: statuses.map(([tone, label]) => ({
      name: tone,
      element: <StatusPill tone={tone}>{label}</StatusPill>,
    })),
  },
  {
    name: 'snackbars',
    states: [
      {
        name: 'success',
        element: (
          <Button onClick={() => notify({ tone: 'success', message: 'Saved' })}>Show a success</Button>
        ),
      },
      {
        name: 'error with a retry',
        element: (
          <Button
            onClick={() =>
              notify({
                tone: 'error',
                message: 'Error: the florist is closed that day',
                action: { label: 'Retry', run: ignore },
              })
            }
          >
            Show an error
          </Button>
        ),
      },
      {
        name: 'long text',
        element: (
          <Button onClick={() => notify({ tone: 'success', message: longText })}>Show a long text</Button>
        ),
      },
    ],
  },
];
