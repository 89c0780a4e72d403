import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { fieldStyles } from '../../components/form/fieldStyles.ts';
import { Image } from '../../components/media/Image.tsx';
import { mainPhoto } from '../market/mainPhoto.ts';
import { LeaveGuard } from '../personal/LeaveGuard.tsx';
import { StarChoice } from './StarChoice.tsx';
import { useReviewForm } from './useReviewForm.ts';

const Form = styled.form`
  display: grid;
  gap: 22px;
  max-width: 640px;
  padding-block: 28px 64px;
  h1 {
    font: 740 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem) / 1.08 var(--bk-display);
  }
  label {
    font-weight: 600;
  }
  textarea {
    ${fieldStyles}
    min-height: 150px;
    margin-top: 6px;
    font-weight: 400;
    resize: vertical;
  }
  small {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-weight: 400;
    > :last-child {
      white-space: nowrap;
    }
  }
  > [role='alert'] {
    padding: 14px 18px;
    border-radius: 16px;
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
    font-weight: 500;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;
const Subject = styled.p`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  > span {
    height: 90px;
    overflow: hidden;
    border-radius: 14px 14px 14px 4px;
  }
  b {
    display: block;
    overflow-wrap: anywhere;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const longest = 2000;

/** Stars and words about a product, under the name that readers will see. */
export function ReviewForm({ product, user }: { product: Product; user: User }) {
  const { rating, rate, text, setText, faults, busy, submit } = useReviewForm(product);
  const hintId = useId();
  return (
    <Form onSubmit={submit} noValidate>
      <h1>Write a feedback</h1>
      <Subject as="div">
        <span>
          <Image photo={mainPhoto(product)} alt="" />
        </span>
        <p>
          <b>
            <Link to={`/viewproduct/${product.id}`}>{product.name}</Link>
          </b>
          {product.company_info.brand}
        </p>
      </Subject>
      {faults.form && <p role="alert">{faults.form}</p>}
      <StarChoice rating={rating} onRating={rate} fault={faults.rating} />
      <label>
        What was it like? (optional)
        <textarea
          value={text}
          maxLength={longest}
          aria-describedby={hintId}
          onChange={(event) => setText(event.target.value)}
        />
        <small id={hintId}>
          <span>Did it arrive as promised, and how long did it last?</span>
          <span>
            {text.length} of {longest}
          </span>
        </small>
      </label>
      <p>
        Written as <b>{user.fio || 'you'}</b>; readers see your first name and initial.
      </p>
      <div>
        <Button kind="brand" large type="submit" aria-disabled={busy}>
          {busy ? 'Sending …' : 'Send'}
        </Button>
        <ButtonLink large to={`/viewproduct/${product.id}`}>
          Cancel
        </ButtonLink>
      </div>
      <LeaveGuard />
    </Form>
  );
}
