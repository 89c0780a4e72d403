import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';

const Message = styled.blockquote`
  margin: 0;
  padding: 20px 24px;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-brandSoft);
  font: 600 1.5rem/1.35 var(--bk-display);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const MessageCard = ({ message }: { message: string }) => (
  <Card aria-labelledby="order-message">
    <h2 id="order-message">Card message</h2>
    {message ? <Message>{message}</Message> : <p>No card with this order.</p>}
  </Card>
);
