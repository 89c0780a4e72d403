import { emptyTagHint, type TagWords } from '@bloomkin/shared/rules/tagWords.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { tagChanges } from '#features/cart/saveTag.ts';
import { orderTag } from '#features/orders/change/orderTag.ts';
import { useStore } from '#storage/createStore.ts';
import { openTagPanel, tagParts } from './openTag.ts';
import { Paper, Ribbon, Whole, Words } from './tagStyles.ts';
import { useTag } from './useTag.ts';

const swing = [{ rotate: '0deg' }, { rotate: '2deg' }, { rotate: '-1deg' }, { rotate: '0deg' }];
const swingMs = 320;

/** Once when a word was changed here, not when a stored tag appears. */
function useSwing(changes: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    ref.current?.animate?.(swing, { duration: swingMs, easing: 'ease-out' });
  }, [changes]);
  return ref;
}

const TagRibbon = () => (
  <Ribbon width="50" height="28" viewBox="0 0 50 28" aria-hidden="true">
    <circle cx="43" cy="14" r="7" fill="var(--bk-bg-page)" stroke="var(--bk-paper-line)" strokeWidth="3" />
    <path
      d="M0 9 C14 6 28 8 42 13 M0 20 C14 22 28 20 42 15"
      fill="none"
      stroke="var(--bk-lilly-600)"
      strokeWidth="4"
    />
    <rect x="29" y="9" width="6" height="10" rx="2" fill="var(--bk-lilly-700)" />
  </Ribbon>
);

function openTouched({ target }: MouseEvent): void {
  const touched = target instanceof Element ? target.closest('[data-word]')?.getAttribute('data-word') : '';
  openTagPanel(tagParts.find((part) => part === touched) ?? 'who');
}

const TagButton = ({ words }: { words: TagWords }) => (
  <>
    <TagRibbon />
    <Whole
      type="button"
      aria-haspopup="dialog"
      aria-label={`${words.sentence}, change`}
      onClick={openTouched}
    >
      {words.isEmpty ? <Empty words={words} /> : <Known words={words} />}
    </Whole>
  </>
);

/** One button on a phone. */
export function TagBar() {
  const { words } = useTag();
  const changes = useStore(tagChanges);
  return (
    <Paper ref={useSwing(changes)}>
      <TagButton words={words} />
      <VisuallyHidden role="status">{changes > 0 && words.sentence}</VisuallyHidden>
    </Paper>
  );
}

/** Stands in the cart's panel, which covers the header and its tag. */
export function CartTag() {
  const { words } = useTag();
  const isOfOrder = useStore(orderTag) !== undefined;
  if (isOfOrder) return null;
  return (
    <Paper>
      <TagButton words={words} />
    </Paper>
  );
}

const Empty = ({ words }: { words: TagWords }) => (
  <>
    <span>
      <b>{words.who}</b>
    </span>
    <small>{emptyTagHint}</small>
  </>
);

const Known = ({ words }: { words: TagWords }) => (
  <>
    <span>
      <i>For</i> <b>{words.who}</b>
    </span>{' '}
    <span>
      <small>
        <span data-word="when">{words.when}</span> · <span data-word="where">{words.where}</span>
      </small>
    </span>
  </>
);

/** Three buttons in the wide header. */
export function TagWordButtons() {
  const { words } = useTag();
  const changes = useStore(tagChanges);
  const who = words.isEmpty ? words.who : `For ${words.who}`;
  return (
    <Paper ref={useSwing(changes)}>
      <TagRibbon />
      <Words role="group" aria-label="Who, when and where">
        {tagParts.map((part) => (
          <button
            key={part}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${part === 'who' ? who : words[part]}, change ${part}`}
            onClick={() => openTagPanel(part)}
          >
            {part === 'who' && !words.isEmpty && <i>For </i>}
            {part === 'who' ? <b>{words.who}</b> : words[part]}
          </button>
        ))}
      </Words>
      <VisuallyHidden role="status">{changes > 0 && words.sentence}</VisuallyHidden>
    </Paper>
  );
}
