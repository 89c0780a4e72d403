import {
  getChannelSettings,
  getFeatureSettings,
  getMoneySettings,
  getNotificationSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
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
  return data ? (
    <MoneyForm settings={data.data} onChanged={(newest) => mutate({ data: newest }, { revalidate: false })} />
  ) : (
    <Waiting error={error} onRetry={() => void mutate()} />
  );
}

function ShippingArea() {
  const { data, error, mutate } = useQuery(getShippingSettings, {});
  return data ? (
    <ShippingForm
      settings={data.data}
      onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
    />
  ) : (
    <Waiting error={error} onRetry={() => void mutate()} />
  );
}

function MessagesArea() {
  const { data, error, mutate } = useQuery(getNotificationSettings, {});
  return data ? (
    <MessagesForm
      settings={data.data}
      onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
    />
  ) : (
    <Waiting error={error} onRetry={() => void mutate()} />
  );
}

function ChannelsArea() {
  const { data, error, mutate } = useQuery(getChannelSettings, {});
  return data ? (
    <ChannelsForm
      settings={data.data}
      onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
    />
  ) : (
    <Waiting error={error} onRetry={() => void mutate()} />
  );
}

function FeaturesArea() {
  const { data, error, mutate } = useQuery(getFeatureSettings, {});
  return data ? (
    <FeaturesForm
      settings={data.data}
      onChanged={(newest) => mutate({ data: newest }, { revalidate: false })}
    />
  ) : (
    <Waiting error={error} onRetry={() => void mutate()} />
  );
}

const Waiting = ({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) =>
  error ? (
    <ErrorState title="We could not load the settings." detail={error.message} onRetry={onRetry} />
  ) : (
    <LoadingState label="Loading the settings">
      <Skeleton $height="260px" $radius="20px" />
    </LoadingState>
  );
