import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

export const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin-bottom: 14px;
  > i {
    display: grid;
    flex: none;
    overflow: hidden;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
    font-style: normal;
    span {
      font-size: 1.125rem;
    }
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  > div {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--bk-text-secondary);
  }
`;

export const Rights = styled.div`
  display: grid;
  gap: 4px;
  margin-bottom: 14px;
`;

export const PlaceLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;

export const Places = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    position: relative;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: 16px;
  }
  a {
    font-weight: 600;
  }
  /* The whole row opens the store. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 16px;
  }
  p {
    color: var(--bk-text-secondary);
  }
`;

/** A delivery window: from, to, orders, remove. */
export const WindowRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(132px, 1fr)) minmax(132px, 1fr) auto;
  align-items: start;
  gap: 10px;
  > button {
    margin-top: 28px;
  }
  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: 16px;
    border-bottom: 1px solid var(--bk-border-subtle);
    > button {
      justify-self: end;
    }
  }
`;

export const Ownerless = styled(Callout)`
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 16px;
  > p {
    flex: 1 1 320px;
  }
`;
