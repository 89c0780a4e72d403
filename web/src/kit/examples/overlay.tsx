import { Button } from '#components/actions/Button.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Dialog, type DialogPlacement, type DialogSize } from '#components/overlay/Dialog.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { palette } from '#components/overlay/paletteStyles.ts';
import type { Example } from '#kit/example.ts';
import { ignore, longText } from '#kit/sampleText.ts';
import { Reveal } from '#kit/WithState.tsx';

interface SampleDialogProps {
  label: string;
  size?: DialogSize;
  placement?: DialogPlacement;
  paragraphs?: number;
}

const SampleDialog = ({ label, size, placement, paragraphs = 1 }: SampleDialogProps) => (
  <Reveal label={label}>
    {(open, close) => (
      <Dialog
        open={open}
        onClose={close}
        title="Delivery details"
        size={size}
        placement={placement}
        footer={
          <FormButtons>
            <Button kind="brand" onClick={close}>
              Save
            </Button>
            <Button onClick={close}>Keep as it is</Button>
          </FormButtons>
        }
      >
        {Array.from({ length: paragraphs }, (_, index) => (
          <p key={index.toString()}>{longText}</p>
        ))}
        <TextField label="Card message" />
      </Dialog>
    )}
  </Reveal>
);

const samplePalette = (
  <Reveal label="Open the palette">
    {(open, close) => (
      <Dialog open={open} onClose={close} title="Search" placement={palette}>
        <div style={{ display: 'grid', gap: 16, padding: 20 }}>
          <TextField label="Search orders" data-autofocus="" />
          <Button onClick={close}>Close the search</Button>
        </div>
      </Dialog>
    )}
  </Reveal>
);

export const overlay: readonly Example[] = [
  {
    name: 'Dialog',
    states: [
      { name: 'centred, lg (default)', element: <SampleDialog label="Open the large dialog" /> },
      { name: 'centred, md', element: <SampleDialog label="Open the medium dialog" size="md" /> },
      { name: 'popover', element: <SampleDialog label="Open the popover" placement="popover" /> },
      { name: 'drawer', element: <SampleDialog label="Open the drawer" placement="drawer" /> },
      { name: 'panel', element: <SampleDialog label="Open the panel" placement="panel" /> },
      { name: 'sheet', element: <SampleDialog label="Open the sheet" placement="sheet" /> },
      { name: 'palette', element: samplePalette },
      { name: 'long text', element: <SampleDialog label="Open the long dialog" paragraphs={30} /> },
    ],
  },
  {
    name: 'Menu',
    tone: 'office',
    states: [
      {
        name: 'closed',
        element: (
          <Menu
            label="More actions for Jacaranda Dusk"
            items={[
              { label: 'Open', to: '/' },
              { label: 'Duplicate', onSelect: ignore },
              { label: 'Call the florist', href: 'tel:+61491570006' },
              { label: 'Delete', danger: true, onSelect: ignore },
            ]}
          />
        ),
      },
    ],
  },
];
