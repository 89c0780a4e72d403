import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { replyToReview } from '@bloomkin/shared/routes/reviews.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { reviewedReads } from '#features/reviews/reviewedReads.ts';

const longest = 2000;

interface ReplyFormProps {
  review: Review;
  onCancel: () => void;
  onPublished: () => void;
}

export function ReplyForm({ review, onCancel, onPublished }: ReplyFormProps) {
  const send = useMutation(replyToReview, { invalidates: reviewedReads });
  const form = useForm({ defaultValues: { text: '' } });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save({ text }) {
      await send({ params: { id: review.id }, body: { text: text.trim() } });
      onPublished();
      void notify({ tone: 'success', message: 'Your reply is in the shop' });
    },
    networkMessage: fallbackMessages.request,
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <TextAreaField
        label={`Reply to ${review.user.fio}`}
        hint="Everybody can read it beside the review. One reply each."
        maxLength={longest}
        autoFocus
        aside={`${form.watch('text').length} of ${formatCount(longest)}`}
        {...field(form, 'text', {
          validate: (text) => (text.trim() === '' ? 'Write a few words' : undefined),
        })}
      />
      <FormButtons>
        <SubmitButton large={false} busy={busy} busyLabel="Publishing …">
          Publish the reply
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </FormButtons>
    </Form>
  );
}
