import { gstLabel } from '@bloomkin/shared/rules/gst.ts';
import type { AbnRecord } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { AbnAnswer } from './useAbnAnswer.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 16px;
  border: 1px solid var(--bk-text-success);
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-surface);
  > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 50px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-successSoft);
    color: var(--bk-text-success);
  }
  b {
    display: block;
    font-weight: 600;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    color: var(--bk-text-secondary);
  }
`;

const Answer = styled.div`
  display: grid;
  gap: 10px;
  > p {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
  &:empty {
    display: none;
  }
`;

const Waiting = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  padding: 16px;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-neutralSoft);
  > span {
    display: grid;
    gap: 12px;
  }
  && * {
    --bk-bg-neutralSoft: var(--bk-border-default);
  }
`;

interface RegisterCardProps {
  answer: AbnAnswer;
  /** Users without a company can join the one with the ABN. */
  canJoin?: boolean;
}

/** Announces the result of an ABN lookup. */
export const RegisterCard = ({ answer, canJoin = false }: RegisterCardProps) => (
  <Answer role="status" aria-busy={answer.kind === 'loading'}>
    {answer.kind === 'loading' && (
      <Waiting aria-label="Looking it up">
        <Skeleton $height="50px" $radius="var(--bk-arch)" />
        <span>
          <Skeleton $height="12px" />
          <Skeleton $width="60%" $height="12px" />
        </span>
      </Waiting>
    )}
    {answer.kind === 'taken' && !canJoin && (
      <Notice tone="danger" title="A company with this ABN already exists:">
        {answer.company.brand || answer.company.name}
      </Notice>
    )}
    {answer.kind === 'taken' && canJoin && (
      <Callout $tone="info">
        <OfficeIcon name="people" size={22} />
        <div>
          <p>
            <b>{answer.company.brand || answer.company.name} is already here.</b> Its owner can let you in as
            a manager.
          </p>
        </div>
      </Callout>
    )}
    {answer.kind === 'record' && <Register record={answer.record} />}
  </Answer>
);

function Register({ record }: { record: AbnRecord }) {
  switch (record.status) {
    case 'active':
      return <Business record={record} />;
    case 'cancelled':
      return (
        <Notice tone="danger" title="The business register says that this ABN is not active.">
          Use the ABN that you trade with now.
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="danger" title="The business register does not know this ABN.">
          Check it against your BAS.
        </Notice>
      );
    case 'silent':
      return (
        <Notice tone="warning" title="The digits are right; the register is slow today.">
          Go on. We ask it again the next time the company settings are saved.
        </Notice>
      );
    case 'off':
      return (
        <Notice tone="info" title="The digits are right.">
          We check digits alone here: the business register is not asked.
        </Notice>
      );
  }
}

interface NoticeProps {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  children: string;
}

const Notice = ({ tone, title, children }: NoticeProps) => (
  <Callout $tone={tone}>
    <OfficeIcon name={tone === 'danger' ? 'alert' : tone === 'info' ? 'info' : 'clock'} size={22} />
    <div>
      <p>
        <b>{title}</b> {children}
      </p>
    </div>
  </Callout>
);

export const GstPill = ({ since }: { since: string | null }) => (
  <StatusPill tone={since ? 'success' : 'neutral'}>{gstLabel(since !== null)}</StatusPill>
);

function Business({ record }: { record: AbnRecord }) {
  const place = [record.kind, record.state, record.postcode].filter(Boolean).join(', ');
  return (
    <>
      <Box>
        <i>
          <OfficeIcon name="store" size={22} />
        </i>
        <div>
          <small>The business register says</small>
          <b>{record.name}</b>
          <p>
            {place} <GstPill since={record.gst_since} />
          </p>
        </div>
      </Box>
      {!record.gst_since && (
        <p>Buyers get an invoice, not a tax invoice, until the business is registered for GST.</p>
      )}
    </>
  );
}
