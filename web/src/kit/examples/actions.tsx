import { paths } from '@bloomkin/shared/pages.ts';
import styled from 'styled-components';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { IconButton } from '#components/actions/IconButton.tsx';
import { Icon } from '#components/media/Icon.tsx';
import type { Example } from '#kit/example.ts';

/** Dark in both schemes. */
const OnChrome = styled.div`
  padding: 20px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-chrome);
`;

export const actions: readonly Example[] = [
  {
    name: 'Button',
    states: [
      { name: 'brand', element: <Button kind="brand">Add to cart</Button> },
      { name: 'outline (default)', element: <Button>Show all flowers</Button> },
      { name: 'quiet', element: <Button kind="quiet">Change the day</Button> },
      { name: 'danger', element: <Button kind="danger">Cancel the order</Button> },
      {
        name: 'highlight, on dark',
        element: (
          <OnChrome>
            <Button kind="highlight">Find a florist</Button>
          </OnChrome>
        ),
      },
      {
        name: 'with an icon',
        element: (
          <Button>
            <Icon name="filter" /> Filters
          </Button>
        ),
      },
      {
        name: 'large',
        element: (
          <Button kind="brand" large>
            Buy now
          </Button>
        ),
      },
      {
        name: 'wide',
        element: (
          <Button kind="brand" wide>
            Continue to payment
          </Button>
        ),
      },
      {
        name: 'disabled, brand',
        element: (
          <Button kind="brand" disabled>
            Add to cart
          </Button>
        ),
      },
      { name: 'disabled, outline', element: <Button disabled>Show all flowers</Button> },
      {
        name: 'disabled, danger',
        element: (
          <Button kind="danger" disabled>
            Cancel the order
          </Button>
        ),
      },
      { name: 'long text', element: <Button kind="brand">Use this address for all orders</Button> },
      { name: 'link', element: <ButtonLink to={paths.market()}>Go to the market</ButtonLink> },
    ],
  },
  {
    name: 'IconButton',
    states: [
      { name: 'default', element: <IconButton icon="search" label="Search" /> },
      { name: 'disabled', element: <IconButton icon="search" label="Search" disabled /> },
    ],
  },
];
