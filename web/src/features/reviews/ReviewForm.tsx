import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { writeReview } from '@bloomkin/shared/routes/reviews.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form as BaseForm } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField } from '#components/form/TextField.tsx';
import { UnsavedChangesGuard } from '#components/form/UnsavedChangesGuard.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useHistoryBlocker } from '#components/form/useHistoryBlocker.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Image } from '#components/media/Image.tsx';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { reviewedReads } from './reviewedReads.ts';
import { type StarCount, StarField } from './StarField.tsx';

const Form = styled(BaseForm)`
  gap: 22px;
  max-width: 640px;
  padding-block: 28px 64px;
  textarea {
    min-height: 150px;
  }
  > div:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 2fr 3fr;
    column-gap: 64px;
    max-width: none;
    > * {
      grid-column: 2;
    }
    > h1,
    > h1 + div {
      grid-column: 1;
    }
    > h1 + div {
      grid-row: 2 / span 4;
    }
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
    border-radius: var(--bk-petal-s);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 320px);
    align-content: start;
    > span {
      height: 400px;
    }
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

const maxLength = 2000;

interface ReviewValues {
  rating: StarCount | null;
  text: string;
}

const validateRating = (rating: StarCount | null) =>
  rating === null ? getMessage('REVIEW.RATING_REQUIRED') : undefined;

export function ReviewForm({ product, user }: { product: Product; user: User }) {
  const navigate = useNavigate();
  const sendReview = useMutation(writeReview, { invalidates: reviewedReads });
  const form = useForm<ReviewValues>({ defaultValues: { rating: null, text: '' } });
  const { errors, isDirty, isSubmitSuccessful } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save({ rating, text }) {
      if (rating === null) return;
      await sendReview({ params: { id: product.id }, body: { rating, text: text.trim() } });
      void notify({ tone: 'success', message: 'Thank you: your review is there.' });
    },
    networkMessage: fallbackMessages.request,
  });
  const productPath = paths.product(product.id);
  useUnsavedChanges(isDirty && !isSubmitSuccessful);
  // After the render that clears the unsaved state, so that the guard allows the navigation.
  useEffect(() => {
    if (isSubmitSuccessful) navigate(productPath, { replace: true });
  }, [isSubmitSuccessful, navigate, productPath]);
  return (
    <Form onSubmit={onSubmit} noValidate>
      <h1>Write a feedback</h1>
      <ReviewSubject product={product} />
      <FormError message={errors.root?.message} />
      <Controller
        control={form.control}
        name="rating"
        rules={{ validate: validateRating }}
        render={({ field, fieldState }) => <StarField {...field} error={fieldState.error?.message} />}
      />
      <TextAreaField
        label="What was it like? (optional)"
        hint={
          <>
            <span>Did it arrive as promised, and how long did it last?</span>
            <span>
              {form.watch('text').length} of {maxLength}
            </span>
          </>
        }
        maxLength={maxLength}
        {...field(form, 'text')}
      />
      <p>
        Written as <b>{user.fio || 'you'}</b>; readers see your first name and initial.
      </p>
      <div>
        <SubmitButton busy={busy} busyLabel="Sending …">
          Send
        </SubmitButton>
        <ButtonLink large to={productPath}>
          Cancel
        </ButtonLink>
      </div>
      <UnsavedChangesGuard useBlocker={useHistoryBlocker} />
    </Form>
  );
}

const ReviewSubject = ({ product }: { product: Product }) => (
  <Subject as="div">
    <span>
      <Image photo={mainPhoto(product)} alt="" />
    </span>
    <p>
      <b>
        <Link to={paths.product(product.id)}>{product.name}</Link>
      </b>
      {product.company_info.brand}
    </p>
  </Subject>
);
