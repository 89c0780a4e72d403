import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';

export const Form = styled.form`
  display: grid;
  gap: 18px;
  > p {
    color: var(--bk-text-secondary);
  }
`;

export const Foot = styled.div`
  display: flex;
  gap: 10px;
  > :first-child {
    flex: 1;
  }
`;

export const RoleBox = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 6px;
    font-weight: 600;
  }
  > p {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-bottom: 6px;
    color: var(--bk-text-danger);
    font-weight: 600;
    font-size: 0.875rem;
  }
  > div {
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-m);
    padding: 2px 16px;
  }
  &[data-wrong] > div {
    border-color: var(--bk-text-danger);
  }
  label {
    align-items: flex-start;
    padding: 10px 0;
    &:not(:last-child) {
      border-bottom: 1px solid var(--bk-border-subtle);
    }
  }
  label small {
    display: block;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  > div {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 20px;
  dt {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > .wide {
    grid-column: 1 / -1;
  }
`;

export const Rows = styled.ul`
  display: grid;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 56px;
    padding: 8px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  & + button {
    margin-top: 12px;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .end {
    flex: none;
    text-align: right;
  }
  b {
    font-weight: 600;
  }
  a {
    font-weight: 600;
    color: var(--bk-text-brand);
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
`;

export const Invited = styled(Callout)`
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 16px;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  > :first-child {
    width: 56px;
    height: 56px;
    font-size: 1.125rem;
  }
`;

export const PageActs = styled.div`
  @media (max-width: 767px) {
    && {
      width: 100%;
    }
    > button {
      flex: 1;
    }
  }
`;
