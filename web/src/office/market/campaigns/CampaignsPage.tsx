import { paths } from '@bloomkin/shared/pages.ts';
import { cancelCampaign, listCampaigns } from '@bloomkin/shared/routes/campaigns.ts';
import { offMessages } from '@bloomkin/shared/rules/features.ts';
import { call } from '#api/call.ts';
import { useFeature } from '#api/useChannels.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { notifyError } from '#components/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useAction } from '#components/useAction.ts';
import { defineList } from '#office/kit/list/defineList.ts';
import { exportRows } from '#office/kit/list/exportRows.ts';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { describePeople, describeState, statuses } from './campaignText.ts';

const campaigns = defineList({
  route: listCampaigns,
  title: 'Campaigns',
  name: 'campaigns',
  about: () => 'Notifications to people who agreed to offers and turned notifications on.',
  filters: {},
  toQuery: () => ({}),
  columns: () => [
    {
      heading: 'Campaign',
      cell: ({ title, text }) => (
        <>
          <b>{title}</b>
          <small>{text}</small>
        </>
      ),
    },
    { heading: 'To', cell: ({ state }) => describeState(state) },
    { heading: 'When', cell: ({ send_at, by }) => `${formatInstant(send_at, null)}, by ${by}` },
    {
      heading: 'Status',
      className: 'status',
      cell({ status, people }) {
        const { label, tone } = statuses[status];
        return (
          <StatusPill tone={tone}>
            {status === 'sent' ? `${label} to ${describePeople(people)}` : label}
          </StatusPill>
        );
      },
    },
  ],
  menu: ({ id, title, status }) => status === 'scheduled' && <CancelButton id={id} title={title} />,
  file: {
    name: 'campaigns.csv',
    load: (query) =>
      exportRows(
        (paging) => call(listCampaigns, { query: { ...query, ...paging } }),
        [
          ['Title', ({ title }) => title],
          ['Text', ({ text }) => text],
          ['To', ({ state }) => describeState(state)],
          ['When', ({ send_at }) => send_at],
          ['By', ({ by }) => by],
          ['Status', ({ status }) => statuses[status].label],
          ['People', ({ people }) => people],
        ],
      ),
  },
  empty: () => (
    <EmptyState
      title="No campaigns yet"
      text="Write one, such as “Order by Friday for Mother’s Day”, and see how many people it reaches."
    />
  ),
  sizes: [20],
});

export function CampaignsPage() {
  const isOn = useFeature('push_campaigns');
  return (
    <ListPage
      list={campaigns}
      context={undefined}
      acts={
        isOn && (
          <ButtonLink kind="brand" to={paths.campaignCreate()}>
            <OfficeIcon name="plus" size={20} />
            New campaign
          </ButtonLink>
        )
      }
      above={
        !isOn && (
          <Callout $tone="warning" role="note">
            <div>{offMessages.push_campaigns} What is scheduled waits until then.</div>
          </Callout>
        )
      }
    />
  );
}

function CancelButton({ id, title }: { id: string; title: string }) {
  const cancel = useMutation(cancelCampaign, { invalidates: [listCampaigns] });
  const { run, busy } = useAction(async () => {
    await cancel({ params: { id } });
    void notify({ tone: 'success', message: 'The campaign is canceled' });
  }, notifyError);
  return (
    <Button changes aria-label={`Cancel ${title}`} aria-disabled={busy} onClick={() => void run()}>
      Cancel
    </Button>
  );
}
