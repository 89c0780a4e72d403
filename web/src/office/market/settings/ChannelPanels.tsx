import { bannerLink } from '@bloomkin/shared/rules/links.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { DateField } from '#components/form/DateField.tsx';
import { editedField } from '#components/form/field.ts';
import { FieldHint, FieldPair, Form } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { ShopNotice } from '#features/shell/ShopNotice.tsx';
import type { ChannelFormValues } from './channelValues.ts';

const NoticePreview = styled.div`
  overflow: hidden;
  margin-top: 6px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
`;

const limits = { text: 140, link: 200, linkText: 30, maintenance: 300, description: 120 };

interface PanelProps {
  form: UseFormReturn<ChannelFormValues>;
}

export function BannerPanel({ form }: PanelProps) {
  const banner = useWatch({ control: form.control, name: 'values.banner' });
  return (
    <Panel aria-labelledby="banner">
      <header>
        <h2 id="banner">Banner</h2>
        <p>One line above every page of the shop. Everybody sees it within ten seconds.</p>
      </header>
      <Form as="div">
        <SwitchField label="Show the banner" {...editedField(form, 'values.banner.on')} />
        <TextField
          label="Text"
          aside={`${banner.text.length} of ${limits.text}`}
          maxLength={limits.text}
          {...editedField(form, 'values.banner.text', {
            validate: (text) => !form.getValues('values.banner.on') || text.trim() !== '' || 'Enter a text',
          })}
        />
        <FieldPair>
          <BannerLinkFields form={form} />
          <BannerDayFields form={form} />
        </FieldPair>
        {banner.text.trim() !== '' && <BannerPreview banner={banner} />}
      </Form>
    </Panel>
  );
}

function BannerLinkFields({ form }: PanelProps) {
  return (
    <>
      <TextField
        label="Link"
        optional
        hint="A page of the shop, such as /market, or an https address."
        maxLength={limits.link}
        {...editedField(form, 'values.banner.link', {
          validate: (link) =>
            bannerLink.test(link.trim()) || 'Begin with / and a page of the shop, or with https://',
        })}
      />
      <TextField
        label="Words of the link"
        optional
        hint="Such as: Choose a bouquet"
        maxLength={limits.linkText}
        {...editedField(form, 'values.banner.link_text', {
          validate: (value) =>
            form.getValues('values.banner.link').trim() === '' ||
            value.trim() !== '' ||
            'Enter the words of the link',
        })}
      />
    </>
  );
}

function BannerDayFields({ form }: PanelProps) {
  return (
    <>
      <DateField
        label="From"
        optional
        hint="Both days count, in Sydney’s time."
        {...editedField(form, 'values.banner.from')}
      />
      <DateField
        label="To"
        optional
        {...editedField(form, 'values.banner.to', {
          validate: (to) =>
            !to || form.getValues('values.banner.from') <= to || 'Must be the first day or later',
        })}
      />
    </>
  );
}

const BannerPreview = ({ banner }: { banner: ChannelFormValues['values']['banner'] }) => (
  <div>
    <FieldHint>What buyers will see</FieldHint>
    <NoticePreview inert>
      <ShopNotice banner={banner} maintenance={null} />
    </NoticePreview>
  </div>
);

export function MaintenancePanel({ form }: PanelProps) {
  const { text } = useWatch({ control: form.control, name: 'values.maintenance' });
  return (
    <Panel aria-labelledby="maintenance">
      <header>
        <h2 id="maintenance">Maintenance</h2>
        <p>
          While it is on, buyers look around but cannot order, and read these words in the banner’s place.
          Orders placed before can still be paid, and the office goes on working.
        </p>
      </header>
      <Form as="div">
        <SwitchField label="Nobody can order" {...editedField(form, 'values.maintenance.on')} />
        <TextAreaField
          label="Words for buyers"
          rows={2}
          aside={`${text.length} of ${limits.maintenance}`}
          maxLength={limits.maintenance}
          {...editedField(form, 'values.maintenance.text', {
            validate: (value) => value.trim() !== '' || 'Enter what buyers read',
          })}
        />
      </Form>
    </Panel>
  );
}

export function AppPanel({ form }: PanelProps) {
  const { description } = useWatch({ control: form.control, name: 'values.app' });
  return (
    <Panel aria-labelledby="app">
      <header>
        <h2 id="app">App</h2>
        <p>Browsers offer to install the shop as an app. Apps that are installed stay when this is off.</p>
      </header>
      <Form as="div">
        <SwitchField label="Offer the app" {...editedField(form, 'values.app.offered')} />
        <TextField
          label="Description"
          hint="Read before the app is installed."
          aside={`${description.length} of ${limits.description}`}
          maxLength={limits.description}
          {...editedField(form, 'values.app.description', {
            validate: (value) => value.trim() !== '' || 'Enter a description',
          })}
        />
      </Form>
    </Panel>
  );
}
