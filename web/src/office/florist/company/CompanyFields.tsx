import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { editedField } from '#components/form/field.ts';
import { FieldPair, Form } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { requireText, validatePhone } from '#components/form/validators.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { AbnField } from '#office/florist/joining/AbnField.tsx';
import { validateAbn } from '#office/florist/joining/abnText.ts';
import { RegisterCard } from '#office/florist/joining/RegisterCard.tsx';
import { useAbnAnswer } from '#office/florist/joining/useAbnAnswer.ts';
import { type CompanyValues, companyLabels as labels } from './companyValues.ts';
import { RegisterNote } from './RegisterNote.tsx';

const validateSite = (text: string) =>
  text === '' || (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) ? undefined : 'Enter correct url';

interface CompanyFieldsProps {
  form: UseFormReturn<CompanyValues>;
}

export function BusinessFields({ form, company }: CompanyFieldsProps & { company: Company }) {
  const { errors } = form.formState;
  const answer = useAbnAnswer(form.watch('inn'), company.inn);
  return (
    <Panel aria-labelledby="company-business">
      <header>
        <h2 id="company-business">The business</h2>
        <p>Buyers see the brand. Legal name and ABN stand on invoices.</p>
      </header>
      <Form as="div">
        <FieldPair>
          <TextField
            label={labels.brand}
            maxLength={60}
            {...editedField(form, 'brand', { validate: requireText('Enter name') })}
          />
          <TextField
            label={labels.name}
            maxLength={120}
            {...editedField(form, 'name', { validate: requireText('Enter company name') })}
          />
        </FieldPair>
        <FieldPair>
          <Controller
            name="inn"
            control={form.control}
            rules={{ validate: validateAbn }}
            render={({ field }) => (
              <AbnField {...field} error={errors.inn?.message} isLooking={answer.kind === 'loading'} />
            )}
          />
          <RegisterNote company={company} />
        </FieldPair>
        <RegisterCard answer={answer} />
      </Form>
    </Panel>
  );
}

export function BuyerFields({ form }: CompanyFieldsProps) {
  return (
    <Panel aria-labelledby="company-buyers">
      <header>
        <h2 id="company-buyers">What buyers read</h2>
      </header>
      <Form as="div">
        <FieldPair>
          <TextField
            label={labels.phone_number}
            type="tel"
            autoComplete="tel"
            optional
            maxLength={30}
            {...editedField(form, 'phone_number', { validate: validatePhone })}
          />
          <TextField
            label={labels.site}
            type="url"
            placeholder="https://"
            optional
            maxLength={300}
            {...editedField(form, 'site', { validate: validateSite })}
          />
        </FieldPair>
        <TextAreaField
          label={labels.description}
          optional
          maxLength={4000}
          aside={`${form.watch('description').length} of 4000`}
          {...editedField(form, 'description')}
        />
        <SwitchField
          label="Orders may be paid later"
          hint="An unpaid order keeps its place in the day. Otherwise it lapses after 30 minutes."
          {...editedField(form, 'pay_later')}
        />
      </Form>
    </Panel>
  );
}
