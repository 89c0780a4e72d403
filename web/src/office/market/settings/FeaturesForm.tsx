import { paths } from '@bloomkin/shared/pages.ts';
import { changeFeatureSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { type FeatureName, featureNames } from '@bloomkin/shared/rules/features.ts';
import type { FeatureSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { call } from '#api/call.ts';
import { editedField } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

const titles: Readonly<Record<FeatureName, string>> = {
  reviews: 'Writing reviews',
  discount_codes: 'Discount codes',
  cart_reminders: 'Reminders of carts',
  push_campaigns: 'Push campaigns',
  partner_sign_up: 'Sign-up of florists',
  ucp: 'Agents over UCP',
  mcp: 'Agents over MCP',
  acp: 'Agents over ACP',
  web_mcp: 'Agents in browsers',
};

const hints: Readonly<Record<FeatureName, string>> = {
  reviews: 'Off: reviews that are there are still shown and answered.',
  discount_codes: 'Off: carts keep their code, but it takes nothing off. Automatic discounts go on.',
  cart_reminders: 'Off: no admin can send one.',
  push_campaigns: 'Off: what is scheduled waits. Cancel what will be out of date.',
  partner_sign_up: 'Off: florists who have signed up before go on as they are.',
  ucp: 'Off: no agent can search or fill in a checkout this way.',
  mcp: 'Off: no agent can search or fill in a checkout this way.',
  acp: 'Off: no agent can fill in a checkout this way.',
  web_mcp:
    'Off: the search and the delivery address are not offered to assistants of browsers. People see no difference.',
};

/** Differences to the previous version; the first is compared with all on. */
function describe({ version, values }: Version, before: Version | undefined): string {
  if (version === 0) return 'Before the first change';
  const switched = featureNames.filter((name) => values[name] !== (before?.values[name] ?? true));
  const changes = switched.map((name) => `${titles[name].toLowerCase()} ${values[name] ? 'on' : 'off'}`);
  return `Version ${version}: ${changes.join(', ') || 'as before'}`;
}

type Version = Pick<FeatureSettings, 'version' | 'values'>;

interface FeaturesFormProps {
  settings: FeatureSettings;
  /** Merges with the newest settings. */
  onChanged: (newest: FeatureSettings) => Promise<unknown>;
}

export function FeaturesForm({ settings, onChanged }: FeaturesFormProps) {
  const { values } = settings;
  const form = useForm<FeatureSettings['values']>({ defaultValues: values });
  const saving = useSaveSettings({
    settings,
    form,
    toForm: (features) => features,
    send: (body) => call(changeFeatureSettings, { body }),
    describe: describe,
    onChanged,
  });
  const { onSubmit, busy } = useSubmit(form, { save: saving.save });
  const { dirtyFields } = form.formState;
  return (
    <SettingsForm
      {...{ form, saving, onSubmit, busy }}
      onGoBack={(one) => saving.save(one.values)}
      changes={listChanges(dirtyFields, titles)}
    >
      <Panel aria-labelledby="features">
        <header>
          <h2 id="features">Features</h2>
          <p>
            What is off cannot be used from the next request on. Nothing that was made before is lost.{' '}
            <Link to={paths.agents()}>What agents did</Link>
          </p>
        </header>
        <Form as="div">
          {featureNames.map((name) => (
            <SwitchField key={name} label={titles[name]} hint={hints[name]} {...editedField(form, name)} />
          ))}
        </Form>
      </Panel>
    </SettingsForm>
  );
}
