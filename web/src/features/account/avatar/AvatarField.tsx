import type { User } from '@bloomkin/shared/schemas/user.ts';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { FieldError, FormButtons } from '#components/form/fieldStyles.ts';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { IconShape } from '#components/media/IconShape.tsx';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';
import { Avatar } from './Avatar.tsx';
import { Zone } from './avatarStyles.ts';
import { useAvatarUpload } from './useAvatarUpload.ts';

const pictureIn = (files: Iterable<File> | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Choose, drop, paste, take or remove. */
export function AvatarField({ user }: { user: User }) {
  const { state, send, remove } = useAvatarUpload();
  const [isOver, setOver] = useState(false);
  const isSending = state.phase === 'sending';
  const take = (file: File | undefined) => void (file && send(file));
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) =>
    take(pictureIn(clipboardData?.files)),
  );
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(pictureIn(event.dataTransfer.files));
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Zone data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <Avatar name={user.fio} picture={(isSending && state.preview) || user.avatar} />
      <div>
        <FormButtons>
          <PictureButtons onPicture={take} busy={isSending} />
          {user.avatar && (
            <Button kind="quiet" aria-disabled={isSending} onClick={() => isSending || void remove()}>
              Remove
            </Button>
          )}
        </FormButtons>
        {isSending ? (
          <progress aria-label="Sending your picture" value={state.share} max={1} />
        ) : (
          <small>You can also drop or paste a picture here. We crop it to a square.</small>
        )}
        {state.phase === 'failed' && (
          <FieldError role="alert">
            {state.words}{' '}
            {state.again && (
              <button type="button" onClick={state.again}>
                Try again
              </button>
            )}
          </FieldError>
        )}
      </div>
    </Zone>
  );
}

interface PictureButtonsProps {
  onPicture: (file: File | undefined) => void;
  busy: boolean;
}

/** Phones offer the camera too. */
function PictureButtons({ onPicture, busy }: PictureButtonsProps) {
  const isPhone = useMediaQuery('(pointer: coarse)');
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = (ref: typeof file, capture?: 'user') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/*"
      capture={capture}
      onChange={({ target }) => {
        onPicture(target.files?.[0]);
        // Allows the same file again.
        target.value = '';
      }}
    />
  );
  return (
    <>
      <Button aria-disabled={busy} onClick={() => busy || file.current?.click()}>
        Choose a photo
      </Button>
      {isPhone && (
        <Button aria-disabled={busy} onClick={() => busy || camera.current?.click()}>
          <IconShape path={officeIconPaths.camera} size={20} /> Take one
        </Button>
      )}
      {input(file)}
      {input(camera, 'user')}
    </>
  );
}
