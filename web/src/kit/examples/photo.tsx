import { PhotoButtons } from '#components/photo/PhotoButtons.tsx';
import { PhotoCropDialog } from '#components/photo/PhotoCropDialog.tsx';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import type { Example } from '#kit/example.ts';
import photoUrl from '#kit/photo.svg';
import { ignore } from '#kit/sampleText.ts';
import { Reveal, WithState } from '#kit/WithState.tsx';

const product = { ratio: 4 / 5, width: 1200 };
const logo = { ratio: 1, width: 512 };
const cover = { ratio: 2, width: 1600 };

const sendNowhere = () => new Promise<void>(ignore);
const refuse = () => Promise.reject(new TypeError('No connection'));

const drawnPhoto = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="plum"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

export const photo: readonly Example[] = [
  {
    name: 'PhotoField',
    tone: 'office',
    states: [
      {
        name: 'empty',
        element: <PhotoField label="Photo" value={null} format={product} onSend={sendNowhere} />,
      },
      {
        name: 'saved',
        element: (
          <WithState<string | null> initial={photoUrl}>
            {(value, setValue) => (
              <PhotoField
                label="Main photo"
                value={value}
                format={product}
                onSend={sendNowhere}
                onRemove={() => setValue(null)}
              />
            )}
          </WithState>
        ),
      },
      {
        name: 'round, sending fails',
        element: <PhotoField label="Logo" value={null} format={logo} onSend={refuse} isRound />,
      },
      {
        name: 'wide',
        element: (
          <PhotoField
            label="Cover"
            value={null}
            format={cover}
            onSend={sendNowhere}
            hint="At least 1600 by 800 pixels"
          />
        ),
      },
    ],
  },
  {
    name: 'PhotoButtons',
    tone: 'office',
    states: [
      { name: 'one photo', element: <PhotoButtons onFiles={ignore} /> },
      { name: 'several photos', element: <PhotoButtons onFiles={ignore} multiple /> },
      { name: 'busy', element: <PhotoButtons onFiles={ignore} busy /> },
    ],
  },
  {
    name: 'PhotoCropDialog',
    tone: 'office',
    states: [
      {
        name: 'open',
        element: (
          <Reveal label="Open the photo">
            {(open, close) => (
              <PhotoCropDialog open={open} file={drawnPhoto} ratio={4 / 5} onClose={close} onCrop={ignore} />
            )}
          </Reveal>
        ),
      },
    ],
  },
];
