import type { Audience, AudienceState, Campaign } from '@bloomkin/shared/schemas/campaign.ts';
import type { StatusTone } from '#components/feedback/StatusPill.tsx';
import { formatCount } from '#components/text/formatCount.ts';

export const describeState = (state: AudienceState | null): string => {
  if (state === null) return 'Everybody who agreed';
  return state === 'other' ? 'People without an address' : `People in ${state}`;
};

export const countPeople = ({ people, states }: Audience, state: AudienceState | null): number =>
  state === null ? people : (states.find((one) => one.state === state)?.people ?? 0);

export const describePeople = (people: number): string =>
  people === 1 ? 'one person' : `${formatCount(people)} people`;

export const statuses: Readonly<Record<Campaign['status'], { label: string; tone: StatusTone }>> = {
  scheduled: { label: 'Scheduled', tone: 'info' },
  sending: { label: 'On its way', tone: 'warning' },
  sent: { label: 'Sent', tone: 'success' },
  canceled: { label: 'Canceled', tone: 'neutral' },
};
