import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

const listPhotos = (files: Iterable<File> | undefined) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Props of a zone that takes dropped photos; `acceptsPaste` takes those pasted anywhere on the page. */
export function usePhotoDrop(onFiles: (files: readonly File[]) => void, acceptsPaste: boolean) {
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | undefined) => {
    const photos = listPhotos(files);
    if (photos.length > 0) onFiles(photos);
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
