import { lookUpAbn } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { GstPill } from '#office/florist/joining/RegisterCard.tsx';

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

const mediumDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

const formatDay = (day: string) => mediumDate.format(new Date(day));

const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** Case, stops and 'Limited' for 'Ltd' make no other name. */
const toCompared = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/\bproprietary\b/g, 'pty')
    .replaceAll(/\blimited\b/g, 'ltd')
    .trim();

export const DifferentName = ({
  company: { name, register },
}: {
  company: { name: string; register?: { name: string } | null | undefined };
}) =>
  register && toCompared(name) !== toCompared(register.name) ? (
    <StatusPill tone="warning">Not the register’s name</StatusPill>
  ) : null;

interface RegisterNoteProps {
  company: Pick<Company, 'inn' | 'name' | 'register'>;
}

/** The register's last answer; without one, whether this stage uses the register. */
export function RegisterNote({ company }: RegisterNoteProps) {
  const { inn, register } = company;
  const lookup = useQuery(lookUpAbn, register ? null : { query: { inn } }, once);
  if (!register) {
    const isOff = lookup.data?.data.status === 'off';
    return (
      <Note aria-busy={lookup.isLoading}>
        <StatusPill tone={isOff ? 'neutral' : 'warning'}>Digits checked</StatusPill>
        {!lookup.isLoading && (
          <p>
            {isOff
              ? 'We check digits alone here: the business register is not asked.'
              : 'The business register has not answered yet. We ask it again when you save.'}
          </p>
        )}
      </Note>
    );
  }
  return (
    <Note>
      <GstPill since={register.gst_since} />
      <DifferentName company={company} />
      <p>
        {register.name}
        {register.gst_since && `, since ${formatDay(register.gst_since)}`}. Checked{' '}
        {formatDay(sydneyDay(new Date(register.checked_at)))}.
      </p>
    </Note>
  );
}
