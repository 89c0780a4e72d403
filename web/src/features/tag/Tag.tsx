import { emptyTagHint } from '@bloomkin/shared/rules/tagWords.ts';
import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import { tagChanges } from '#features/cart/saveTag.ts';
import { orderTag, type TagPart, tagParts } from '#features/orders/change/orderTag.ts';
import { useUser } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import { openTagPanel } from './openTag.ts';
import { Paper, Ribbon, Whole, Words } from './tagStyles.ts';
import { type Tag, useTag } from './useTag.ts';

const NoteSlip = lazyWithPreload(async () => (await import('./NoteSlip.tsx')).NoteSlip);

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

type Shown = Pick<Tag, 'words' | 'fixed'>;

function openTouched({ target }: MouseEvent, fixed: readonly TagPart[]): void {
  const touched = target instanceof Element ? target.closest('[data-word]')?.getAttribute('data-word') : '';
  const changeable = tagParts.filter((part) => !fixed.includes(part));
  openTagPanel(changeable.find((part) => part === touched) ?? changeable[0] ?? 'who');
}

function TagButton({ words, fixed }: Shown) {
  const shown = words.isEmpty ? <Empty words={words} /> : <Known words={words} fixed={fixed} />;
  return (
    <>
      <TagRibbon />
      {fixed.length === tagParts.length ? (
        <Whole as="p">{shown}</Whole>
      ) : (
        <Whole
          type="button"
          aria-haspopup="dialog"
          aria-label={`${words.sentence}, change`}
          onClick={(event) => openTouched(event, fixed)}
        >
          {shown}
        </Whole>
      )}
    </>
  );
}

/** One padlock for neighbouring words. */
const Padlock = ({ part, fixed }: { part: TagPart } & Pick<Tag, 'fixed'>) => {
  const next = tagParts[tagParts.indexOf(part) + 1];
  if (!fixed.includes(part) || (next && fixed.includes(next))) return null;
  return (
    <>
      {' '}
      <Icon name="lock" size={16} />
      <VisuallyHidden>, can no longer be changed</VisuallyHidden>
    </>
  );
};

/** One button on a phone. */
export function TagBar() {
  const { words, fixed } = useTag();
  const changes = useStore(tagChanges);
  return (
    <Paper ref={useSwing(changes)}>
      <TagButton words={words} fixed={fixed} />
      <VisuallyHidden role="status">{changes > 0 && words.sentence}</VisuallyHidden>
    </Paper>
  );
}

/** Stands in the cart's panel, which covers the header and its tag. */
export function CartTag() {
  const { words, fixed } = useTag();
  const isOfOrder = useStore(orderTag) !== undefined;
  if (isOfOrder) return null;
  return (
    <Paper>
      <TagButton words={words} fixed={fixed} />
    </Paper>
  );
}

const Empty = ({ words }: Pick<Tag, 'words'>) => (
  <>
    <span>
      <b>{words.who}</b>
    </span>
    <small>{emptyTagHint}</small>
  </>
);

const Known = ({ words, fixed }: Shown) => (
  <>
    <span>
      <i>For</i> <b>{words.who}</b>
      <Padlock part="who" fixed={fixed} />
    </span>{' '}
    <span>
      <small>
        <Word part="when" {...{ words, fixed }} /> · <Word part="where" {...{ words, fixed }} />
      </small>
    </span>
  </>
);

const Word = ({ part, words, fixed }: Shown & { part: 'when' | 'where' }) => (
  <>
    <span data-word={part} data-fixed={fixed.includes(part) || undefined}>
      {words[part]}
    </span>
    <Padlock part={part} fixed={fixed} />
  </>
);

/** Three buttons in the wide header. */
export function TagWordButtons() {
  const { words, fixed } = useTag();
  const changes = useStore(tagChanges);
  const who = words.isEmpty ? words.who : `For ${words.who}`;
  return (
    <Paper ref={useSwing(changes)}>
      <TagRibbon />
      <Words role="group" aria-label="Who, when and where">
        {tagParts.map((part) => {
          const shown = (
            <>
              {part === 'who' && !words.isEmpty && <i>For </i>}
              {part === 'who' ? <b>{words.who}</b> : words[part]}
              <Padlock part={part} fixed={fixed} />
            </>
          );
          if (fixed.includes(part)) return <span key={part}>{shown}</span>;
          return (
            <button
              key={part}
              type="button"
              aria-haspopup="dialog"
              aria-label={`${part === 'who' ? who : words[part]}, change ${part}`}
              onClick={() => openTagPanel(part)}
            >
              {shown}
            </button>
          );
        })}
      </Words>
      <VisuallyHidden role="status">{changes > 0 && words.sentence}</VisuallyHidden>
    </Paper>
  );
}

/** What a signed-in buyer noted about the tag's person. */
export function TagNote({ isWide = false }: { isWide?: boolean }) {
  const user = useUser();
  const { person } = useTag();
  const isOfOrder = useStore(orderTag) !== undefined;
  if (!user || isOfOrder || person?.kind !== 'person') return null;
  return (
    <Suspense fallback={null}>
      <NoteSlip person={person} isWide={isWide} />
    </Suspense>
  );
}
