import type { Plugin } from 'vite';

/** The parts that a guest's first look at a public page may show, of all that the storefront brings later. */
const drawn =
  /\/src\/(pages\/(Home|Market|Product|Florist|Company|NewArrivals|Checkout|NotFound)Page|features\/(home\/HomeShelves|market\/(narrowed|NothingFound)|missing\/MissingPage))\.tsx?$/;

const nothing = '\0nothing';

/**
 * Leaves out of the build that renders pages what waits for a person: dialogs, panels, accounts. Should a page come to
 * show one of them at first, it cannot be rendered, and a test says so.
 */
export function drawnParts(): Plugin {
  return {
    name: 'drawn-parts',
    applyToEnvironment: ({ name }) => name === 'render',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const found = await this.resolve(specifier, importer);
      return found && drawn.test(found.id) ? found : nothing;
    },
    load: (id) => (id === nothing ? 'export {};' : undefined),
  };
}
