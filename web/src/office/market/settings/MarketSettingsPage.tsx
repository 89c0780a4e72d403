import {
  getChannelSettings,
  getFeatureSettings,
  getMoneySettings,
  getNotificationSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { useQuery } from '#api/useQuery.ts';
import { QueryState, type QueryStateProps } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { ChannelsForm } from './ChannelsForm.tsx';
import { FeaturesForm } from './FeaturesForm.tsx';
import { MoneyForm } from './MoneyForm.tsx';
import { MessagesForm } from './messages/MessagesForm.tsx';
import { ShippingForm } from './ShippingForm.tsx';

const areas = ['money', 'shipping', 'messages', 'site', 'features'] as const;

export function MarketSettingsPage() {
  const [area, setArea] = useTabParam(areas);
  return (
    <OfficePage title="Settings">
      <PageHead>
        <div>
          <h1>Settings</h1>
          <p>They hold for the whole market. Each change can be taken back.</p>
        </div>
      </PageHead>
      <Tabs
        label="Areas"
        value={area}
        onChange={setArea}
        keepMounted
        tabs={[
          { name: 'money', title: 'Money', content: <MoneyArea /> },
          { name: 'shipping', title: 'Shipping', content: <ShippingArea /> },
          { name: 'messages', title: 'Messages', content: <MessagesArea /> },
          { name: 'site', title: 'Site and app', content: <ChannelsArea /> },
          { name: 'features', title: 'Features', content: <FeaturesArea /> },
        ]}
      />
    </OfficePage>
  );
}

function MoneyArea() {
  const { data, error, mutate } = useQuery(getMoneySettings, {});
  return (
    <AreaState data={data?.data} error={error} onRetry={() => void mutate()}>
      {(settings) => (
        <MoneyForm
          settings={settings}
          onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
        />
      )}
    </AreaState>
  );
}

function ShippingArea() {
  const { data, error, mutate } = useQuery(getShippingSettings, {});
  return (
    <AreaState data={data?.data} error={error} onRetry={() => void mutate()}>
      {(settings) => (
        <ShippingForm
          settings={settings}
          onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
        />
      )}
    </AreaState>
  );
}

function MessagesArea() {
  const { data, error, mutate } = useQuery(getNotificationSettings, {});
  return (
    <AreaState data={data?.data} error={error} onRetry={() => void mutate()}>
      {(settings) => (
        <MessagesForm
          settings={settings}
          onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
        />
      )}
    </AreaState>
  );
}

function ChannelsArea() {
  const { data, error, mutate } = useQuery(getChannelSettings, {});
  return (
    <AreaState data={data?.data} error={error} onRetry={() => void mutate()}>
      {(settings) => (
        <ChannelsForm
          settings={settings}
          onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
        />
      )}
    </AreaState>
  );
}

function FeaturesArea() {
  const { data, error, mutate } = useQuery(getFeatureSettings, {});
  return (
    <AreaState data={data?.data} error={error} onRetry={() => void mutate()}>
      {(settings) => (
        <FeaturesForm
          settings={settings}
          onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
        />
      )}
    </AreaState>
  );
}

type AreaStateProps<T> = Pick<QueryStateProps<T>, 'data' | 'error' | 'onRetry' | 'children'>;

const AreaState = <T,>(props: AreaStateProps<T>) => (
  <QueryState
    {...props}
    failedTitle="We could not load the settings."
    loadingLabel="Loading the settings"
    skeleton={<Skeleton $height="260px" $radius="20px" />}
  />
);
