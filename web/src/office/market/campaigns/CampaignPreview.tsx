import { paths } from '@bloomkin/shared/pages.ts';
import { type Control, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import type { CampaignValues } from './campaignValues.ts';

const NotificationCard = styled.article`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 4px 12px;
  padding: 14px 16px;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-neutralSoft);
  overflow-wrap: anywhere;
  img {
    grid-row: span 3;
    border-radius: var(--bk-radius-s);
  }
  h3 {
    font: 600 1rem/1.3 var(--bk-text);
  }
`;

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
