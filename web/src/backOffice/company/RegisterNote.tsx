import type { Company } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { StatusPill } from '#components/feedback/StatusPill.tsx';

const Note = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 4px;
  p {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
`;

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

const formatDay = (text: string) => day.format(new Date(text));

/** The business register's last answer. */
export function RegisterNote({ company: { register } }: { company: Pick<Company, 'register'> }) {
  if (!register)
    return (
      <Note>
        <StatusPill tone="warning">Digits checked</StatusPill>
        <p>The business register has not answered yet. We ask it again when you save.</p>
      </Note>
    );
  return (
    <Note>
      <StatusPill tone={register.gst_since ? 'success' : 'neutral'}>
        {register.gst_since ? 'Registered for GST' : 'No GST'}
      </StatusPill>
      <p>
        {register.name}
        {register.gst_since && `, since ${formatDay(register.gst_since)}`}. Checked{' '}
        {formatDay(register.checked_at)}.
      </p>
    </Note>
  );
}
