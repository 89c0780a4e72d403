import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 372px;
  }
`;

export const CampaignRows = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-height: 72px;
    padding: 12px 0;
    border-top: 1px solid var(--bk-border-subtle);
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1 1 260px;
    min-width: 0;
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
  border-radius: 18px;
  background: var(--bk-bg-neutralSoft);
  overflow-wrap: anywhere;
  img {
    grid-row: span 3;
    border-radius: 10px;
  }
  h3 {
    font: 600 1rem/1.3 var(--bk-text);
  }
  small {
    color: var(--bk-text-secondary);
  }
`;
