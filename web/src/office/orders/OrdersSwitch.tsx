import { paths } from '@bloomkin/shared/pages.ts';
import { PillNav } from '#office/kit/PillNav.tsx';
import { lastList } from './filters/lastList.ts';

/** The same orders as a list, as what is to make, or as they are driven. */
export const OrdersSwitch = ({ current }: { current: 'list' | 'make' | 'run' }) => (
  <PillNav
    label="Views of the orders"
    links={[
      { title: 'List', to: lastList.path(), isCurrent: current === 'list' },
      { title: 'To make', to: paths.orderMake(), isCurrent: current === 'make' },
      { title: 'Run', to: paths.orderRun(), isCurrent: current === 'run' },
    ]}
  />
);
