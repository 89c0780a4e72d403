import { paths } from '@bloomkin/shared/pages.ts';
import { sampleValues } from '@bloomkin/shared/rules/notices/noticeKind.ts';
import {
  fillText,
  isTexted,
  type NoticeName,
  noticeKinds,
  noticeLinkLabel,
  requiredSms,
} from '@bloomkin/shared/rules/noticeTexts.ts';
import { countSmsSegments, toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import { type Control, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Panel } from '#components/layout/panelStyles.ts';
import type { MessageValues } from './messageValues.ts';

const MailCard = styled.article`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  padding: 18px 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  overflow-wrap: anywhere;
  small {
    padding-bottom: 10px;
    border-bottom: 1px solid var(--bk-border-subtle);
    color: var(--bk-text-secondary);
    font-weight: 600;
  }
  h3 {
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  > span {
    justify-self: start;
    padding: 8px 18px;
    border-radius: var(--bk-radius-l);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
    font-weight: 600;
  }
`;

const SmsBubble = styled.p`
  margin-bottom: 6px;
  padding: 12px 16px;
  border-radius: var(--bk-petal);
  background: var(--bk-bg-neutralSoft);
  overflow-wrap: anywhere;
`;

/** ULIDs have a fixed length, so the length of the SMS is exact. */
const sampleOrderId = '01KA7ZJ5M8Q2R4T6V8X0Y2Z4B6';

interface MessagePreviewProps {
  name: NoticeName;
  control: Control<MessageValues>;
}

/** Previews the edited text with a sample order. */
export function MessagePreview({ name, control }: MessagePreviewProps) {
  const typed = useWatch({ control, name: `values.texts.${name}` }) ?? noticeKinds[name];
  const short = { ...sampleValues, store: 'Newtown' };
  const { subject, heading, paragraphs, sms } = fillText(
    { ...typed, sms: typed.sms || requiredSms(name) },
    sampleValues,
    short,
  );
  const toPage = noticeKinds[name].to === 'florist' ? paths.orderView : paths.order;
  const url = `${location.origin}${toPage(sampleOrderId)}`;
  const text = sms && isTexted(name) && toSmsText(`Bloomkin: ${sms} ${url}`);
  return (
    <Panel aria-labelledby="messagePreview">
      <header>
        <h2 id="messagePreview">What a {noticeKinds[name].to} will see</h2>
        <p>With a sample order.</p>
      </header>
      <MailCard>
        <small>{subject}</small>
        <h3>{heading}</h3>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal
          <p key={at}>{paragraph}</p>
        ))}
        <span>{noticeLinkLabel(name)}</span>
      </MailCard>
      {text ? (
        <>
          <SmsBubble>{text}</SmsBubble>
          <small>{describeLength(text)}</small>
        </>
      ) : (
        <small>No text message is sent.</small>
      )}
    </Panel>
  );
}

function describeLength(text: string): string {
  const parts = countSmsSegments(text);
  return `${parts === 1 ? 'One text message' : `Paid as ${parts} text messages`}, ${text.length} letters`;
}
