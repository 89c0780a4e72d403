import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { type Crop, centredCrop, limitCrop, maxZoom, moveCrop, turnCrop } from './crop.ts';
import { drawPhoto, readPhoto } from './preparePhoto.ts';

const Stage = styled.div`
  display: grid;
  gap: 18px;
  justify-items: center;
  canvas {
    width: min(100%, 420px);
    max-height: 46dvh;
    object-fit: contain;
    border-radius: var(--bk-radius-m);
    cursor: grab;
    touch-action: none;
    &:active {
      cursor: grabbing;
    }
  }
  > div {
    display: grid;
    width: min(100%, 420px);
    gap: 8px;
  }
  label {
    display: grid;
    grid-template-columns: 96px 1fr;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  input {
    width: 100%;
    min-height: 44px;
    accent-color: var(--bk-bg-brand);
  }
`;

interface PhotoCropDialogProps {
  open: boolean;
  file: Blob;
  ratio: number;
  onClose: () => void;
  onCrop: (crop: Crop) => void;
}

const previewPx = 840;

/** Rotates, moves and zooms a photo inside the frame that buyers see; sliders do what dragging does. */
export function PhotoCropDialog({ open, file, ratio, onClose, onCrop }: PhotoCropDialogProps) {
  const [crop, setCrop] = useState(centredCrop);
  const change = (part: Partial<Crop>) => setCrop((current) => limitCrop({ ...current, ...part }));
  const { photo, failure } = usePhoto(open ? file : undefined);
  const use = () => {
    onClose();
    onCrop(crop);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Adjust the photo"
      size="md"
      footer={
        <FormButtons>
          <Button onClick={onClose}>Keep as it was</Button>
          <Button kind="brand" aria-disabled={!photo} onClick={() => photo && use()}>
            Use this part
          </Button>
        </FormButtons>
      }
    >
      {failure ? (
        <ErrorState title={failure} />
      ) : (
        <Stage>
          <CropCanvas photo={photo} ratio={ratio} crop={crop} onChange={change} />
          <div>
            <Slider
              label="Larger"
              value={crop.zoom}
              min={1}
              max={maxZoom}
              onChange={(zoom) => change({ zoom })}
            />
            <Slider label="Left, right" value={crop.x} min={0} max={1} onChange={(x) => change({ x })} />
            <Slider label="Up, down" value={crop.y} min={0} max={1} onChange={(y) => change({ y })} />
            <Button onClick={() => setCrop(turnCrop)}>Turn right</Button>
          </div>
        </Stage>
      )}
    </Dialog>
  );
}

function usePhoto(file: Blob | undefined) {
  const [state, setState] = useState<{ photo?: ImageBitmap; failure?: string }>({});
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    let opened: ImageBitmap | undefined;
    readPhoto(file).then(
      (photo) => {
        opened = photo;
        if (isCurrent) setState({ photo });
        else photo.close();
      },
      (error: Error) => isCurrent && setState({ failure: error.message }),
    );
    return () => {
      isCurrent = false;
      setState({});
      opened?.close();
    };
  }, [file]);
  return state;
}

interface CropCanvasProps {
  photo: ImageBitmap | undefined;
  ratio: number;
  crop: Crop;
  onChange: (part: Partial<Crop>) => void;
}

function CropCanvas({ photo, ratio, crop, onChange }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (photo && canvas.current)
      drawPhoto(canvas.current, photo, crop, { width: previewPx, height: Math.round(previewPx / ratio) });
  }, [photo, crop, ratio]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!photo || buttons !== 1) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onChange(moveCrop(photo, ratio, crop, { right: movementX / width, down: movementY / height }));
  };
  return (
    <canvas
      ref={canvas}
      width={previewPx}
      height={Math.round(previewPx / ratio)}
      aria-label="The photo as it will be shown"
      role="img"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const Slider = ({ label, value, min, max, onChange }: SliderProps) => (
  <label>
    {label}
    <input
      type="range"
      value={value}
      min={min}
      max={max}
      step={0.01}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </label>
);
