import {
  getChannelSettings,
  getFeatureSettings,
  getMoneySettings,
  getNotificationSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import type { ComponentType } from 'react';
import type { SWRResponse } from 'swr';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import type { ApiError } from '#errors/apiError.ts';
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

interface AreaProps<T> {
  query: SWRResponse<{ data: T }, ApiError>;
  form: ComponentType<{ settings: T; onChanged: (newest: T) => Promise<unknown> }>;
}

const Area = <T,>({ query: { data, error, mutate }, form: Form }: AreaProps<T>) => (
  <QueryState
    query={{ data: data?.data, error, mutate }}
    what="the settings"
    skeleton={<Skeleton $height="260px" $radius="20px" />}
  >
    {(settings) => (
      <Form settings={settings} onChanged={(newest) => mutate({ data: newest }, { revalidate: false })} />
    )}
  </QueryState>
);

const MoneyArea = () => <Area query={useQuery(getMoneySettings, {})} form={MoneyForm} />;
const ShippingArea = () => <Area query={useQuery(getShippingSettings, {})} form={ShippingForm} />;
const MessagesArea = () => <Area query={useQuery(getNotificationSettings, {})} form={MessagesForm} />;
const ChannelsArea = () => <Area query={useQuery(getChannelSettings, {})} form={ChannelsForm} />;
const FeaturesArea = () => <Area query={useQuery(getFeatureSettings, {})} form={FeaturesForm} />;
