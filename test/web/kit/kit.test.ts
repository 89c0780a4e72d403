import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { groups } from '@bloomkin/web/kit/groups.ts';
import { describe, expect, it } from 'vitest';

/** They draw nothing: routers, guards, the document's head, text for screen readers. */
const invisible = [
  'form/UnsavedChangesGuard',
  'layout/HistoryRouter',
  'layout/Page',
  'layout/VisuallyHidden',
];

const components = readdirSync(join(import.meta.dirname, '../../../web/src/components'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(^|\/)[A-Z]\w*\.ts$|\.tsx$/.test(file))
  .map((file) => join(parse(file).dir, parse(file).name))
  .filter((component) => !invisible.includes(component));

const examples = groups.flatMap((group) =>
  group.examples.map((example) => ({ ...example, path: `${group.name}/${example.name}` })),
);

describe('the kit page', () => {
  it('shows an entry for each component', () => {
    expect(examples.map(({ path }) => path).sort()).toEqual(components.sort());
  });

  it('names each state of a component once', () => {
    for (const { path, states } of examples) {
      const names = states.map(({ name }) => name);
      expect(names, path).toEqual([...new Set(names)]);
      expect(names, path).not.toEqual([]);
    }
  });
});
