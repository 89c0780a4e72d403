import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TabRow } from './TabNav.tsx';

export interface Tab<N extends string = string> {
  name: N;
  title: string;
  content: ReactNode;
  count?: number | undefined;
  disabled?: boolean;
}

interface TabsProps<N extends string> {
  label: string;
  tabs: readonly Tab<N>[];
  /** Uncontrolled by default, starting at the first tab. `useTabParam` keeps it in the URL. */
  value?: N;
  onChange?: (name: N) => void;
  /** Id of the text that explains why a tab is disabled. */
  reasonId?: string | undefined;
  /** Keeps visited tabs mounted, so that their input is not lost. */
  keepMounted?: boolean;
}

const targets: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row scrolls to the chosen tab. */
function useChosenTab<N extends string>({
  tabs,
  value,
  onChange,
}: Pick<TabsProps<N>, 'tabs' | 'value' | 'onChange'>) {
  const [own, setOwn] = useState(tabs[0]?.name);
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find(({ name }) => name === (value ?? own)) ?? tabs[0];
  const chosenName = chosen?.name;
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${chosenName}"]`);
    if (row && tab)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosenName]);
  const choose = (name: N) => {
    setOwn(name);
    onChange?.(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter(({ disabled }) => !disabled);
    const target = targets[event.key];
    const next = target && open[target(chosen ? open.indexOf(chosen) : -1, open.length)];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return { list, chosen, choose, onKeyDown };
}

/** ARIA tabs: the arrow keys, Home and End choose. Only the chosen tab's content is mounted, unless `keepMounted`. */
export function Tabs<N extends string>({
  label,
  tabs,
  value,
  onChange,
  reasonId,
  keepMounted,
}: TabsProps<N>) {
  const id = useId();
  const { list, chosen, choose, onKeyDown } = useChosenTab({ tabs, value, onChange });
  const seen = useRef(new Set<N>());
  if (chosen) seen.current.add(chosen.name);
  const mounted = keepMounted
    ? tabs.filter(({ name }) => seen.current.has(name))
    : tabs.filter((tab) => tab === chosen);
  return (
    <>
      <TabRow ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab === chosen}
            aria-controls={mounted.includes(tab) ? `${id}-${tab.name}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            disabled={tab.disabled}
            aria-describedby={tab.disabled ? reasonId : undefined}
            onClick={() => choose(tab.name)}
          >
            {tab.title} {tab.count !== undefined && <span>{tab.count}</span>}
          </button>
        ))}
      </TabRow>
      {mounted.map((tab) => (
        <div
          key={tab.name}
          id={`${id}-${tab.name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
