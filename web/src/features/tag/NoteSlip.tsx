import { possessive } from '@bloomkin/shared/rules/occasionWords.ts';
import { toConflictFinder } from '@bloomkin/shared/rules/recipientNote.ts';
import type { TagPerson } from '@bloomkin/shared/rules/tagWords.ts';
import { useEffect } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useRecipients } from '#features/account/recipients/useRecipients.ts';
import { recipientNote } from '#features/deliveryAddress/recipientNote.ts';

/** Stands behind the tag: below it on a narrow screen, at its right edge in the wide header. */
const Slip = styled.p<{ $wide: boolean }>`
  overflow: hidden;
  max-width: ${({ $wide }) => ($wide ? '240px' : 'none')};
  margin: ${({ $wide }) => ($wide ? '0 0 0 -4px' : '-6px 32px 0 34px')};
  padding: ${({ $wide }) => ($wide ? '8px 16px' : '5px 18px 6px')};
  border-radius: ${({ $wide }) => ($wide ? '0 10px 10px 0' : '0 0 10px 10px')};
  background: var(--bk-paper-slip);
  color: var(--bk-ink-slip);
  font-size: 0.875rem;
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: ${({ $wide }) => ($wide ? 'nowrap' : 'normal')};
  @media ${({ $wide }) => ($wide ? '(max-width: 1279px)' : '(min-width: 1280px)')} {
    display: none;
  }
`;

interface NoteSlipProps {
  person: Extract<TagPerson, { kind: 'person' }>;
  isWide: boolean;
}

/** Reads the saved recipient, so that every device with the same tag knows the note. */
export function NoteSlip({ person: { id, name }, isWide }: NoteSlipProps) {
  const { recipients } = useRecipients();
  const saved = recipients?.find((one) =>
    id ? one.id === id : one.fio.trim().toLowerCase() === name.toLowerCase(),
  );
  const note = saved?.note.trim() ?? '';
  const whose = `${possessive(saved?.fio ?? '')} note: `;
  useEffect(() => {
    // One of the two slips writes.
    if (!isWide || !note) return;
    recipientNote.write({ sentence: whose + note, findConflict: toConflictFinder(note) });
    return () => recipientNote.write(undefined);
  }, [isWide, whose, note]);
  if (!note) return null;
  return (
    <Slip $wide={isWide} title={note}>
      {isWide ? <VisuallyHidden>{whose}</VisuallyHidden> : whose}
      {note}
    </Slip>
  );
}
