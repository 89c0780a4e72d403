import { paths } from '@bloomkin/shared/pages.ts';
import { cancelCampaign, listCampaigns } from '@bloomkin/shared/routes/campaigns.ts';
import { offMessages } from '@bloomkin/shared/rules/features.ts';
import type { Campaign } from '@bloomkin/shared/schemas/campaign.ts';
import styled from 'styled-components';
import { useFeature } from '#api/useChannels.ts';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { notifyError } from '#components/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { describePeople, describeState, statuses } from './campaignText.ts';

/** Cards on phones, lines of one panel at the desk. */
const CampaignRows = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 12px;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-l);
    background: var(--bk-bg-surface);
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1 1 100%;
    min-width: 0;
  }
  li > button {
    margin-left: auto;
  }
  @media (min-width: 768px) {
    gap: 0;
    li {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(150px, auto) 90px;
      gap: 16px;
      min-height: 72px;
      padding: 12px 18px;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
      &:first-child {
        border-top: 0;
      }
    }
    li > span {
      justify-self: start;
    }
  }
  b,
  small {
    display: block;
  }
`;

const perPage = 20;

const pageInAddress = {
  read: (params: URLSearchParams) => ({ page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) }),
  write: ({ page }: { page: number }) => new URLSearchParams(page > 1 ? { page: String(page) } : {}),
};

export function CampaignsPage() {
  const [{ page }] = useListState(pageInAddress);
  const isOn = useFeature('push_campaigns');
  const { data, error, mutate } = useQuery(listCampaigns, { query: { page, per_page: perPage } });
  return (
    <OfficePage title="Push campaigns">
      <PageHead>
        <div>
          <h1>Push campaigns</h1>
          <p>Notifications to people who agreed to offers and turned notifications on.</p>
        </div>
        {isOn && (
          <div>
            <ButtonLink kind="brand" to={paths.campaignCreate()}>
              <OfficeIcon name="plus" size={20} />
              New campaign
            </ButtonLink>
          </div>
        )}
      </PageHead>
      {!isOn && (
        <Callout $tone="warning" role="note">
          <div>{offMessages.push_campaigns} What is scheduled waits until then.</div>
        </Callout>
      )}
      <Panel aria-label="Push campaigns">
        <ListView
          name="campaigns"
          loadingLabel="Loading campaigns"
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            <EmptyState
              title="No campaigns yet"
              text="Write one, such as “Order by Friday for Mother’s Day”, and see how many people it reaches."
            />
          }
        >
          {(campaigns) => (
            <CampaignRows>
              {campaigns.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} />
              ))}
            </CampaignRows>
          )}
        </ListView>
        {data && data.total > 0 && (
          <Pagination list={data} toSearch={(next) => `${pageInAddress.write({ page: next })}`} />
        )}
      </Panel>
    </OfficePage>
  );
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { id, title, text, status, state, by, people } = campaign;
  const cancel = useMutation(cancelCampaign, { invalidates: [listCampaigns] });
  const { label, tone } = statuses[status];
  const onCancel = async () => {
    try {
      await cancel({ params: { id } });
      void notify({ tone: 'success', message: 'The campaign is canceled' });
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <li>
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      <div>
        <span>{describeState(state)}</span>
        <small>
          {formatInstant(campaign.send_at, null)}, by {by}
        </small>
      </div>
      <StatusPill tone={tone}>
        {status === 'sent' ? `${label} to ${describePeople(people)}` : label}
      </StatusPill>
      {status === 'scheduled' && (
        <Button aria-label={`Cancel ${title}`} onClick={() => void onCancel()}>
          Cancel
        </Button>
      )}
    </li>
  );
}
