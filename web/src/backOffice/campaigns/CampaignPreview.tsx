import { paths } from '@bloomkin/shared/pages.ts';
import { type Control, useWatch } from 'react-hook-form';
import { Card } from '#components/layout/Card.ts';
import { NotificationCard } from './campaignStyles.ts';
import type { CampaignValues } from './campaignValues.ts';

export function CampaignPreview({ control }: { control: Control<CampaignValues> }) {
  const [title, text, path] = useWatch({ control, name: ['title', 'text', 'path'] });
  return (
    <Card aria-labelledby="campaignPreview">
      <h2 id="campaignPreview">What people will see</h2>
      <NotificationCard>
        <img src="/icons/icon-192.png" alt="" width={40} height={40} />
        <h3>{title.trim() || 'Title'}</h3>
        <p>{text.trim() || 'Text'}</p>
        <small>Opens {path.trim() || paths.home()}. “Stop offers” unsubscribes.</small>
      </NotificationCard>
    </Card>
  );
}
