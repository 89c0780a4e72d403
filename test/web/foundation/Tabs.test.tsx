// @vitest-environment window

import { TabNav } from '@bloomkin/web/components/layout/TabNav.tsx';
import { type Tab, Tabs } from '@bloomkin/web/components/layout/Tabs.tsx';
import { useTabParam } from '@bloomkin/web/components/layout/useTabParam.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

type Name = 'basic' | 'photos' | 'history';

const tabs: readonly Tab<Name>[] = [
  { name: 'basic', title: 'Basic', content: 'About it' },
  { name: 'history', title: 'History', content: 'What happened', disabled: true },
  { name: 'photos', title: 'Photos', content: 'Four photos', count: 4 },
];

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel').textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });

describe('tabs', () => {
  it('move by arrows, Home and End, past disabled ones', () => {
    render(<Tabs label="Product" tabs={tabs} />);
    expect(panel()).toBe('About it');
    press('ArrowRight');
    expect([panel(), document.activeElement]).toEqual(['Four photos', tab(/Photos/)]);
    press('ArrowRight');
    expect(panel()).toBe('About it');
    press('End');
    expect(panel()).toBe('Four photos');
    press('Home');
    expect(document.activeElement).toBe(tab(/Basic/));
  });

  it('keep typed text when they stay mounted', () => {
    const typed = [
      { name: 'one', title: 'One', content: <input aria-label="First" /> },
      { name: 'two', title: 'Two', content: <input aria-label="Second" /> },
    ];
    render(<Tabs label="Store" keepMounted tabs={typed} />);
    expect(screen.queryByLabelText('Second')).toBeNull();
    fireEvent.change(screen.getByLabelText('First'), { target: { value: 'typed' } });
    fireEvent.click(tab(/Two/));
    fireEvent.click(tab(/One/));
    expect(screen.getByLabelText('First')).toMatchObject({ value: 'typed' });
    expect(panel()).toBe('');
  });

  it('take one stop of the Tab key', () => {
    render(<Tabs label="Product" tabs={tabs} />);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(/Basic/)]);
  });

  it('stay in the URL beside other values', () => {
    function Page() {
      const [value, setValue] = useTabParam<Name>(['basic', 'photos']);
      return (
        <>
          <Tabs label="Product" tabs={tabs} value={value} onChange={setValue} />
          <output>{useLocation().search}</output>
        </>
      );
    }
    render(
      <MemoryRouter initialEntries={['/?from=list&tab=photos']}>
        <Page />
      </MemoryRouter>,
    );
    expect(panel()).toBe('Four photos');
    fireEvent.click(tab(/Basic/));
    expect(screen.getByRole('status').textContent).toBe('?from=list');
    fireEvent.click(tab(/Photos/));
    expect(screen.getByRole('status').textContent).toBe('?from=list&tab=photos');
  });

  it('become links when they have addresses', () => {
    const links = [
      { title: 'All', to: '/products', isCurrent: true, count: 48 },
      { title: 'Active', to: '/products?active=1', isCurrent: false },
    ];
    render(<TabNav label="Products" links={links} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'All 48' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Active' }).getAttribute('href')).toBe('/products?active=1');
  });
});
