import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { Dialog } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';

const Stage = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 8px;
  img {
    width: 100%;
    height: auto;
    max-height: 74dvh;
    object-fit: contain;
  }
`;

interface LightboxProps {
  open: boolean;
  name: string;
  photo: Photo | undefined;
  /** Undefined when there is one photo only. */
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
}

/** A photo as large as the screen; arrow keys go on, as below it. */
export const Lightbox = ({ open, name, photo, onStep, onClose }: LightboxProps) => (
  <Dialog open={open} onClose={onClose} title={name}>
    <Stage>
      {onStep ? <IconButton icon="left" label="Photo before" onClick={() => onStep(-1)} /> : <span />}
      {photo && <img src={photo.path} alt={name} width={1600} height={2000} />}
      {onStep ? <IconButton icon="right" label="Next photo" onClick={() => onStep(1)} /> : <span />}
    </Stage>
  </Dialog>
);
