import { Button } from '#components/actions/Button.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import type { Example } from '../example.ts';
import { Area, FocusStage } from '../kitStyles.ts';
import { longText, longWord } from '../sampleText.ts';

const tabs = ['About', 'Delivery', 'Reviews'].map((title) => ({ title, content: `${title}: ${longText}` }));

export const layout: readonly Example[] = [
  {
    name: 'Container',
    tone: 'storefront',
    wide: true,
    states: [
      {
        name: 'default',
        element: (
          <Container>
            <Area>Content between the page’s margins, 1320 px wide at most</Area>
          </Container>
        ),
      },
    ],
  },
  {
    name: 'Section',
    tone: 'storefront',
    wide: true,
    states: [
      {
        name: 'default',
        element: (
          <Section aria-label="A section" style={{ contentVisibility: 'visible' }}>
            <Area>Content, 48 px below the section before</Area>
          </Section>
        ),
      },
    ],
  },
  {
    name: 'SectionHeader',
    tone: 'storefront',
    wide: true,
    states: [
      { name: 'title', element: <SectionHeader title="New arrivals" /> },
      {
        name: 'text and action',
        element: (
          <SectionHeader title="Florists near you" action={<Button>Show all</Button>}>
            <p>They deliver to Surry Hills today</p>
          </SectionHeader>
        ),
      },
      { name: 'long text', element: <SectionHeader title={longWord} action={<Button>Show all</Button>} /> },
    ],
  },
  {
    name: 'SkipLink',
    states: [
      {
        name: 'shown on focus',
        element: (
          <FocusStage>
            <SkipLink />
            <p>Move here with Tab.</p>
          </FocusStage>
        ),
      },
    ],
  },
  {
    name: 'Tabs',
    tone: 'storefront',
    wide: true,
    states: [
      { name: 'first selected', element: <Tabs label="Product" tabs={tabs} /> },
      {
        name: 'more than fit',
        element: (
          <Tabs
            label="Months"
            tabs={Array.from({ length: 16 }, (_, index) => ({
              title: `Week ${index + 1}`,
              content: `Flowers of week ${index + 1}`,
            }))}
          />
        ),
      },
    ],
  },
];
