import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { Container } from '#components/layout/Container.tsx';
import { Facts } from '#components/layout/Facts.ts';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { Text } from '#components/layout/Text.ts';
import type { Example } from '#kit/example.ts';
import { longText, longWord } from '#kit/sampleText.ts';

const Area = styled.div`
  padding: 24px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-brandSoft);
`;

const FocusStage = styled.div`
  position: relative;
  min-height: 72px;
  padding-top: 52px;
  overflow: hidden;
`;

const tabs = ['About', 'Delivery', 'Reviews'].map((title) => ({
  name: title,
  title,
  content: `${title}: ${longText}`,
}));

export const layout: readonly Example[] = [
  {
    name: 'Card',
    states: [
      {
        name: 'with a head',
        element: (
          <Card>
            <CardHead>
              <h2>Delivery</h2>
              <small>{longWord}</small>
            </CardHead>
            {longText}
          </Card>
        ),
      },
    ],
  },
  {
    name: 'Facts',
    states: [
      {
        name: 'two columns',
        element: (
          <Facts $columns={2}>
            <div>
              <dt>Phone</dt>
              <dd>0412 345 678</dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>{longWord}</dd>
            </div>
          </Facts>
        ),
      },
    ],
  },
  {
    name: 'Text',
    states: [
      { name: 'secondary', element: <Text>{longText}</Text> },
      {
        name: 'small, a danger',
        element: (
          <Text $small $tone="danger">
            {longText}
          </Text>
        ),
      },
    ],
  },
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
    wide: true,
    states: [
      { name: 'first selected', element: <Tabs label="Product" tabs={tabs} /> },
      {
        name: 'counts, one disabled',
        element: (
          <Tabs
            label="Store"
            value="zones"
            tabs={[
              { name: 'common', title: 'Common', content: '' },
              { name: 'zones', title: 'Delivery zones', content: longText, count: 3 },
              { name: 'hours', title: 'Working time', content: '', disabled: true },
            ]}
          />
        ),
      },
      {
        name: 'more than fit',
        element: (
          <Tabs
            label="Months"
            tabs={Array.from({ length: 16 }, (_, index) => ({
              name: `${index + 1}`,
              title: `Week ${index + 1}`,
              content: `Flowers of week ${index + 1}`,
            }))}
          />
        ),
      },
    ],
  },
  {
    name: 'TabNav',
    tone: 'office',
    wide: true,
    states: [
      {
        name: 'with counts',
        element: (
          <TabNav
            label="Products"
            links={[
              { title: 'All', to: '?', isCurrent: true, count: 48 },
              { title: 'Active', to: '?active=1', isCurrent: false, count: 41 },
              { title: 'Extras', to: '?extras=1', isCurrent: false },
            ]}
          />
        ),
      },
      {
        name: 'more than fit',
        element: (
          <TabNav
            label="Weeks"
            links={Array.from({ length: 16 }, (_, index) => ({
              title: `Week ${index + 1}`,
              to: `?week=${index + 1}`,
              isCurrent: index === 2,
            }))}
          />
        ),
      },
    ],
  },
];
