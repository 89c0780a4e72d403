import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import type { Example, ExampleGroup, Tone } from './example.ts';
import { groups } from './groups.ts';
import { Contents, Group, State, States } from './kitStyles.ts';
import { type KitView, toSearch } from './view.ts';

const Frame = styled.div<{ $sunken: boolean }>`
  display: grid;
  min-height: 100dvh;
  padding-bottom: 64px;
  background: var(--bk-bg-${({ $sunken }) => ($sunken ? 'sunken' : 'page')});
  @media (min-width: 1024px) {
    grid-template-columns: 240px minmax(0, 1fr);
    align-items: start;
    column-gap: 32px;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  padding: 20px;
  border-bottom: 1px solid var(--bk-border-default);
  h1 {
    margin-right: auto;
    font: 740 1.75rem/1.1 var(--bk-display);
  }
  @media (min-width: 1024px) {
    grid-column: 1 / -1;
    padding-inline: 32px;
  }
`;

const Switch = styled.div`
  display: flex;
  padding: 3px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-surface);
  a {
    display: grid;
    place-items: center;
    min-height: 36px;
    padding: 0 14px;
    border-radius: var(--bk-radius-pill);
    font-weight: 600;
    font-size: 0.875rem;
    color: var(--bk-text-secondary);
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brand);
      color: var(--bk-text-onBrand);
    }
  }
`;

const Main = styled.main`
  display: grid;
  gap: 56px;
  min-width: 0;
  padding: 24px 20px 0;
  outline: 0;
  @media (min-width: 1024px) {
    padding: 32px 32px 0 0;
  }
`;

/** Each view has a URL. */
export function KitPage({ view }: { view: KitView }) {
  const shown = groups
    .map(({ name, examples }) => ({ name, examples: examples.filter((example) => isIn(example, view.tone)) }))
    .filter(({ examples }) => examples.length > 0);
  return (
    <Frame $sunken={view.tone === 'office'}>
      <SkipLink />
      <Header>
        <h1>Components</h1>
        <ViewSwitches view={view} />
        <a href="/_local">Local run</a>
      </Header>
      <TableOfContents groups={shown} />
      <Main id="main" tabIndex={-1}>
        {shown.map(({ name, examples }) => (
          <Group key={name} id={name} aria-labelledby={`${name}-heading`}>
            <h2 id={`${name}-heading`}>{name}</h2>
            {examples.map((example) => (
              <ExampleStates key={example.name} {...example} />
            ))}
          </Group>
        ))}
      </Main>
    </Frame>
  );
}

const isIn = (example: Example, tone: Tone): boolean => !example.tone || example.tone === tone;

function ViewSwitches({ view }: { view: KitView }) {
  return (
    <>
      <ViewSwitch label="Tone" view={view} field="tone" values={['storefront', 'office']} />
      <ViewSwitch label="Connection" view={view} field="connection" values={['online', 'offline']} />
    </>
  );
}

interface ViewSwitchProps<F extends keyof KitView> {
  label: string;
  view: KitView;
  field: F;
  values: readonly KitView[F][];
}

const ViewSwitch = <F extends keyof KitView>({ label, view, field, values }: ViewSwitchProps<F>) => (
  <Switch role="group" aria-label={label}>
    {values.map((value) => (
      <a
        key={value}
        href={toSearch({ ...view, [field]: value })}
        aria-current={view[field] === value ? 'true' : undefined}
      >
        {value}
      </a>
    ))}
  </Switch>
);

function TableOfContents({ groups: shown }: { groups: readonly ExampleGroup[] }) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  return (
    <Contents aria-label="Contents">
      <details open={isWide}>
        <summary>Contents</summary>
        {shown.map(({ name, examples }) => (
          <div key={name}>
            <b>
              <a href={`#${name}`}>{name}</a>
            </b>
            {examples.map((example) => (
              <a key={example.name} href={`#${example.name}`}>
                {example.name}
              </a>
            ))}
          </div>
        ))}
      </details>
    </Contents>
  );
}

/** Each state has its own router, so that links lead nowhere. */
const ExampleStates = ({ name, wide = false, states }: Example) => (
  <section id={name} aria-labelledby={`${name}-heading`}>
    <h3 id={`${name}-heading`}>{name}</h3>
    <States $wide={wide}>
      {states.map((state) => (
        <State key={state.name}>
          <figcaption>{state.name}</figcaption>
          <div>
            <MemoryRouter>{state.element}</MemoryRouter>
          </div>
        </State>
      ))}
    </States>
  </section>
);
