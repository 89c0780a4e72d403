import styled from 'styled-components';

export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 20px;
  h1 {
    font: 740 clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem) / 1.05 var(--bk-display);
    letter-spacing: -0.01em;
  }
  p {
    margin-top: 4px;
    color: var(--bk-text-secondary);
  }
  > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  [aria-haspopup='menu'] {
    border: 1px solid var(--bk-border-control);
    background: var(--bk-bg-surface);
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
  /* An icon stays beside a heading of two lines. */
  &:has(> button) > :first-child {
    flex: 1 1 200px;
  }
`;

/** As a row of a form, whose gap stands below it. */
export const FormHead = styled(PageHead)`
  margin-bottom: 0;
`;

export const Back = styled.p`
  margin-bottom: 6px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    font-weight: 600;
    color: var(--bk-text-brand);
  }
`;

/** A form beside its preview at the desk. */
export const PreviewColumns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  textarea[rows] {
    min-height: 0;
  }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 372px;
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  p {
    flex-basis: 100%;
  }
`;

export const Lines = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
  p + h3 {
    margin-top: 10px;
  }
  p + div:has(> button) {
    margin-top: 6px;
  }
  h3 {
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 600;
    color: var(--bk-text-brand);
  }
`;
