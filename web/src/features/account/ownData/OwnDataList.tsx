import type { OwnData } from '@bloomkin/shared/schemas/ownData.ts';
import styled from 'styled-components';
import { Stack } from '#components/layout/boxes.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

type Section = OwnData['sections'][number];

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
        <p>Kept {section.until}.</p>
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
      <dd key={field}>{describeValue(value)}</dd>,
    ])}
  </Fields>
);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return instant.test(value) ? formatInstant(value, null) : value;
  if (Array.isArray(value)) return value.map(describeValue).join('; ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(describeValue).filter(Boolean).join(', ');
  return value === null || value === undefined ? '' : String(value);
}
