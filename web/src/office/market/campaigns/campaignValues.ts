import { paths } from '@bloomkin/shared/pages.ts';
import type { AudienceState } from '@bloomkin/shared/schemas/campaign.ts';

export interface CampaignValues {
  title: string;
  text: string;
  path: string;
  /** Empty: everybody. */
  state: AudienceState | '';
  when: 'now' | 'later';
  /** For a `datetime-local` input, in the browser's time zone. */
  send_at: string;
}

export const emptyCampaign: CampaignValues = {
  title: '',
  text: '',
  path: paths.home(),
  state: '',
  when: 'now',
  send_at: '',
};

export const toInput = ({ title, text, path, state, when, send_at }: CampaignValues) => ({
  title: title.trim(),
  text: text.trim(),
  path: path.trim(),
  state: state === '' ? null : state,
  send_at: when === 'later' ? new Date(send_at).toISOString() : null,
});
