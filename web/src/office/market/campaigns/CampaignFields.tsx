import { shopPath } from '@bloomkin/shared/rules/links.ts';
import type { Audience } from '@bloomkin/shared/schemas/campaign.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { field } from '#components/form/field.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { requireText } from '#components/form/validators.ts';
import { countPeople, describePeople, describeState } from './campaignText.ts';
import type { CampaignValues } from './campaignValues.ts';

const limits = { title: 60, text: 150, path: 200 };

function validateTime(typed: string, { when }: CampaignValues): string | true {
  if (when === 'now') return true;
  if (typed === '') return 'Choose a day and a time';
  return Date.parse(typed) > Date.now() || 'Choose a time to come';
}

interface CampaignFieldsProps {
  form: UseFormReturn<CampaignValues>;
  audience: Audience;
}

export function CampaignFields({ form, audience }: CampaignFieldsProps) {
  const [title, text] = form.watch(['title', 'text']);
  return (
    <>
      <TextField
        label="Title"
        aside={`${title.length} of ${limits.title}`}
        maxLength={limits.title}
        {...field(form, 'title', { validate: requireText('Enter a title') })}
      />
      <TextAreaField
        label="Text"
        rows={3}
        aside={`${text.length} of ${limits.text}`}
        maxLength={limits.text}
        {...field(form, 'text', { validate: requireText('Enter a text') })}
      />
      <TextField
        label="Page that it opens"
        hint="Of the shop, such as /market or /new-product."
        maxLength={limits.path}
        {...field(form, 'path', {
          validate: (typed) => shopPath.test(typed.trim()) || 'Begin with / and a page of the shop',
        })}
      />
      <SelectField label="To" {...form.register('state')}>
        <option value="">{`${describeState(null)}: ${describePeople(audience.people)}`}</option>
        {audience.states.map(({ state }) => (
          <option key={state} value={state}>
            {`${describeState(state)}: ${describePeople(countPeople(audience, state))}`}
          </option>
        ))}
      </SelectField>
      <WhenFields form={form} />
    </>
  );
}

function WhenFields({ form }: Pick<CampaignFieldsProps, 'form'>) {
  return (
    <>
      <Controller
        name="when"
        control={form.control}
        render={({ field }) => (
          <SegmentedField
            legend="When"
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'now', label: 'Now' },
              { value: 'later', label: 'At a time' },
            ]}
          />
        )}
      />
      {form.watch('when') === 'later' && (
        <TextField
          label="Day and time"
          hint="In your own time."
          type="datetime-local"
          {...field(form, 'send_at', { validate: validateTime })}
        />
      )}
    </>
  );
}
