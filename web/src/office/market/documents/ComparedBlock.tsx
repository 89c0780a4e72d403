import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import type { Compared } from './compareTexts.ts';

interface ComparedBlockProps {
  block: Compared | undefined;
  side: 'before' | 'after';
}

export function ComparedBlock({ block, side }: ComparedBlockProps) {
  if (!block) return <td data-empty="">Nothing here in this version</td>;
  const Word = side === 'before' ? 'del' : 'ins';
  const { kind, depth } = block.block;
  const isItem = kind === 'ul' || kind === 'ol';
  return (
    <td data-kind={kind} data-changed={block.isChanged ? side : undefined}>
      {block.isChanged && (
        <>
          <span aria-hidden="true">{side === 'before' ? '−' : '+'}</span>
          <VisuallyHidden>{side === 'before' ? 'Gone: ' : 'New: '}</VisuallyHidden>
        </>
      )}
      <div style={{ marginLeft: isItem ? 20 + depth * 20 : 0, display: isItem ? 'list-item' : undefined }}>
        {block.parts.map(({ text, isChanged }, index) =>
          isChanged ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
            <Word key={index}>{text}</Word>
          ) : (
            text
          ),
        )}
      </div>
    </td>
  );
}
