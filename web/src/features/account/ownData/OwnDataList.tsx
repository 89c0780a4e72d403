import { paths } from '@bloomkin/shared/pages.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { orderStatusLabels, paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { roleLabels } from '@bloomkin/shared/rules/roles.ts';
import {
  formatDay,
  formatPeriod,
  formatTime,
  localTime,
  marketTimeZone,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { OwnData } from '@bloomkin/shared/schemas/ownData.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Stack } from '#components/layout/boxes.ts';
import { pluralise } from '#components/text/pluralise.ts';

type Section = OwnData['sections'][number];

const Until = styled.p`
  margin-bottom: 12px;
  color: var(--bk-text-secondary);
`;

const Fields = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, 1fr) 3fr;
  gap: 4px 16px;
  padding-block: 8px;
  border-top: 1px solid var(--bk-border-default);
  dt {
    color: var(--bk-text-secondary);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const OwnDataList = ({ data }: { data: OwnData }) => (
  <Stack>
    {data.sections.map((section) => (
      <section key={section.name}>
        <h3>{section.title}</h3>
        <Until>Kept {section.until}.</Until>
        {section.items.map((item) => (
          <Item key={JSON.stringify(item)} item={item} labels={section.labels} />
        ))}
      </section>
    ))}
  </Stack>
);

const Item = ({ item, labels }: { item: Section['items'][number]; labels: Section['labels'] }) => (
  <Fields>
    {Object.entries(item).flatMap(([field, value]) => [
      <dt key={`${field} label`}>{labels[field] ?? field}</dt>,
      <dd key={field}>{toContent(field, value)}</dd>,
    ])}
  </Fields>
);

function toContent(field: string, value: unknown): ReactNode {
  if (field === 'productId') return <Link to={paths.product(String(value))}>See it</Link>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => <div key={JSON.stringify(one)}>{describeValue(field, one)}</div>);
}

const valueLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: orderStatusLabels,
  paymentStatus: paymentStatusLabels,
  roles: roleLabels,
};

/** Concerns programs alone; the file has it. */
const forPrograms = /^(id|sku|photo|lat|lng|\w+Id)$/;
/** Names a thing, and so comes before the rest of it. */
const leading = ['label', 'fio', 'name', 'count', 'address'];
const rank = (field: string) => (leading.includes(field) ? leading.indexOf(field) : leading.length);

function describeValue(field: string, value: unknown): string {
  if (typeof value === 'string') return valueLabels[field]?.[value] ?? describeText(value);
  if (typeof value === 'number') return describeNumber(field, value);
  if (Array.isArray(value)) return value.map((one) => describeValue(field, one)).join('; ');
  if (typeof value === 'object' && value !== null) return describeObject({ ...value });
  return value === true ? field.replace(/^is_?/, '').replaceAll('_', ' ') : '';
}

function describeNumber(field: string, value: number): string {
  if (field.endsWith('Cents')) return formatMoney(value);
  return field === 'count' ? pluralise(value, 'piece') : String(value);
}

function describeObject({ startTime, stopTime, ...rest }: Record<string, unknown>): string {
  if (startTime && stopTime) return formatPeriod(String(startTime), String(stopTime));
  return Object.entries(rest)
    .filter(([field]) => !forPrograms.test(field))
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([field, value]) => describeValue(field, value))
    .filter(Boolean)
    .join(', ');
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Shows each year. */
const noYear = '';
const day = /^\d{4}-\d\d-\d\d$/;

function describeText(text: string): string {
  if (day.test(text)) return formatDay(text, noYear);
  if (!instant.test(text)) return text;
  const local = localTime(new Date(text), marketTimeZone);
  return `${formatDay(local.day, noYear)}, ${formatTime(local.time)}`;
}
