import styled from 'styled-components';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { DocumentLink } from '#features/documents/DocumentLink.tsx';
import { Card } from '../pageStyles.ts';
import { openingSteps, type ShopFacts } from './openingSteps.ts';

const Steps = styled.ol`
  display: grid;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 12px 0;
    & + li {
      border-top: 1px solid var(--bk-border-subtle);
    }
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

const Help = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--bk-border-subtle);
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    color: var(--bk-text-brand);
    text-decoration: underline;
  }
`;

export const OpeningSteps = ({ shop }: { shop: ShopFacts | undefined }) => (
  <Card aria-labelledby="opening-steps">
    <h2 id="opening-steps">What is missing</h2>
    <p>Buyers cannot order from you until all of this is there.</p>
    <Steps aria-labelledby="opening-steps">
      {openingSteps(shop).map(({ title, text, isDone }) => (
        <li key={title}>
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
          <StatusPill tone={isDone ? 'success' : 'warning'}>{isDone ? 'Done' : 'Missing'}</StatusPill>
        </li>
      ))}
    </Steps>
    <Help>
      <h3>What to do next</h3>
      <p>
        Write to Bloomkin and say what is missing. We set it up with you, and orders come in on this page as
        soon as it is there.
      </p>
      <DocumentLink name="legacy" title="How to reach Bloomkin" />
    </Help>
  </Card>
);
