import styled from 'styled-components';

/** Cards on phones, lines of one panel at the desk. */
export const CampaignRows = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 12px;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-l);
    background: var(--bk-bg-surface);
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1 1 100%;
    min-width: 0;
  }
  li > button {
    margin-left: auto;
  }
  @media (min-width: 768px) {
    gap: 0;
    li {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(150px, auto) 90px;
      gap: 16px;
      min-height: 72px;
      padding: 12px 18px;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
      &:first-child {
        border-top: 0;
      }
    }
    li > span {
      justify-self: start;
    }
  }
  b,
  small {
    display: block;
  }
  small {
    color: var(--bk-text-secondary);
  }
`;

export const NotificationCard = styled.article`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 4px 12px;
  padding: 14px 16px;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-neutralSoft);
  overflow-wrap: anywhere;
  img {
    grid-row: span 3;
    border-radius: var(--bk-radius-s);
  }
  h3 {
    font: 600 1rem/1.3 var(--bk-text);
  }
  small {
    color: var(--bk-text-secondary);
  }
`;
