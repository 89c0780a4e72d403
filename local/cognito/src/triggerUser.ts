import type { TriggerUser } from './triggers.ts';
import type { UserRecord } from './userRecord.ts';

export const triggerUser = ({ username, attributes, status }: UserRecord): TriggerUser => ({
  username,
  attributes: { ...attributes, 'cognito:user_status': status },
});
