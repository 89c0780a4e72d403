import { useRef } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { Icon } from '#components/media/Icon.tsx';
import { IconShape } from '#components/media/IconShape.tsx';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';

interface PhotoButtonsProps {
  onFiles: (files: readonly File[]) => void;
  busy?: boolean;
  multiple?: boolean;
  /** The camera at the front for a portrait. */
  camera?: 'user' | 'environment';
  /** The page's main action: the camera's button on phones, else the other. */
  primary?: boolean;
  /** The id of a heading or label that says what the photo is for. */
  describedBy?: string | undefined;
}

/** Phones offer the camera too. */
export function PhotoButtons(props: PhotoButtonsProps) {
  const { onFiles, busy = false, multiple = false, camera = 'environment', describedBy, primary } = props;
  const isPhone = useMediaQuery('(pointer: coarse)');
  const chooser = useRef<HTMLInputElement>(null);
  const shutter = useRef<HTMLInputElement>(null);
  const input = (ref: typeof chooser, capture?: 'user' | 'environment') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/*"
      capture={capture}
      multiple={multiple && !capture}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Allows the same file again.
        target.value = '';
      }}
    />
  );
  return (
    <>
      {isPhone && (
        <Button
          kind={primary ? 'brand' : 'outline'}
          changes
          aria-disabled={busy}
          aria-describedby={describedBy}
          onClick={() => busy || shutter.current?.click()}
        >
          <IconShape path={officeIconPaths.camera} size={20} /> Take a photo
        </Button>
      )}
      <Button
        kind={primary && !isPhone ? 'brand' : 'outline'}
        changes
        aria-disabled={busy}
        aria-describedby={describedBy}
        onClick={() => busy || chooser.current?.click()}
      >
        {multiple && <Icon name="plus" size={20} />}
        {multiple ? 'Choose photos' : 'Choose a photo'}
      </Button>
      {input(chooser)}
      {input(shutter, camera)}
    </>
  );
}
