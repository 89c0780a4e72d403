import styled from 'styled-components';

export const Placeholders = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  span {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
  button {
    min-height: 44px;
    padding: 4px 12px;
    border: 1px dashed var(--bk-border-control);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    font-size: 0.9375rem;
    cursor: pointer;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
`;

export const MailCard = styled.article`
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

export const SmsBubble = styled.p`
  margin-bottom: 6px;
  padding: 12px 16px;
  border-radius: var(--bk-petal);
  background: var(--bk-bg-neutralSoft);
  overflow-wrap: anywhere;
`;
