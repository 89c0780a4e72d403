import { lazy, Suspense } from 'react';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { CommonTab } from './CommonTab.tsx';
import { HoursTab } from './hours/HoursTab.tsx';
import type { TabProps } from './tabProps.ts';
import { readZones } from './zones/zone.ts';

const ZonesTab = lazy(async () => ({ default: (await import('./zones/ZonesTab.tsx')).ZonesTab }));

/** Mounted tabs keep unsaved changes. */
export function StoreTabs(props: TabProps) {
  const [tab, setTab] = useTabParam(['common', 'hours', 'zones']);
  const zones = readZones(props.store).length;
  return (
    <Tabs
      label="Store"
      keepMounted
      value={tab}
      onChange={setTab}
      tabs={[
        { name: 'common', title: 'Common', content: <CommonTab {...props} /> },
        { name: 'hours', title: 'Working time', content: <HoursTab {...props} /> },
        {
          name: 'zones',
          title: 'Delivery zones',
          count: zones || undefined,
          content: (
            <Suspense fallback={<Skeleton $height="560px" $radius="20px" />}>
              <ZonesTab {...props} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
