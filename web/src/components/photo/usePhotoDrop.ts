import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReadOnly } from '#components/actions/readOnly.ts';

const listPhotos = (files: Iterable<File> | undefined) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Props of a zone that takes dropped photos; `acceptsPaste` takes those pasted anywhere on the page. */
export function usePhotoDrop(onFiles: (files: readonly File[]) => void, acceptsPaste: boolean) {
  const [isOver, setOver] = useState(false);
  const isReadOnly = useReadOnly() !== undefined;
  const take = (files: Iterable<File> | undefined) => {
    const photos = listPhotos(files);
    if (photos.length > 0 && !isReadOnly) onFiles(photos);
  };
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => take(clipboardData?.files));
  useEffect(() => {
    if (!acceptsPaste) return;
    const paste = (event: ClipboardEvent) => onPaste(event);
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [acceptsPaste]);
  return {
    'data-over': isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
}
