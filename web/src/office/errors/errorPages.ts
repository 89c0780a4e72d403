import type { ErrorPictureName } from './ErrorPicture.tsx';

export interface ErrorPageContent {
  picture: ErrorPictureName;
  title: string;
  text: string;
  way: string;
}

/** For those who have some; the page says another way to the others. */
export const backToOrders = 'Back to my orders';

export const errorPages: Readonly<Record<string, ErrorPageContent>> = {
  'error-v1': {
    picture: 'emptyVase',
    title: '404: nothing in this vase',
    text: 'There is no page at this address. It may have moved, or the link has a typing slip.',
    way: backToOrders,
  },
  'error-v2': {
    picture: 'wiltedFlower',
    title: 'Oops, this one wilted',
    text: 'Something went wrong on our side. Nothing you saved was lost.',
    way: 'Start fresh',
  },
  'error-v3': {
    picture: 'closedShop',
    title: '404: the shutters are down',
    text: 'Whatever was here has closed. The rest of the street is open.',
    way: 'To the open shop',
  },
  'error-v4': {
    picture: 'lostVan',
    title: 'Oops, the van took a wrong turn',
    text: 'We could not find the way to that page. Let us drive you back.',
    way: 'Drive me home',
  },
  'error-v5': {
    picture: 'spiltPot',
    title: 'Oops, we knocked something over',
    text: 'We are sweeping it up. Please try again in a minute.',
    way: 'Back to the bench',
  },
  'error-v6': {
    picture: 'bareBranch',
    title: '404: not in season',
    text: 'This page is not growing here at the moment.',
    way: 'See what is',
  },
};
