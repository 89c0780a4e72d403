import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notify } from '#components/feedback/notify.ts';
import { Bar, OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Icon } from '#components/media/Icon.tsx';
import type { Example } from '#kit/example.ts';
import { ignore, longText } from '#kit/sampleText.ts';

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
    name: 'OfflineBar',
    wide: true,
    states: [
      {
        name: 'offline',
        element: (
          <Bar>
            <Icon name="offline" size={20} /> You are offline. What you opened stays; the rest comes when you
            are back.
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
