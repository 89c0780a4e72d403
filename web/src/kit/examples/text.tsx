import { OfferTag } from '#components/text/OfferTag.tsx';
import { Price } from '#components/text/Price.tsx';
import { SafeHtml } from '#components/text/SafeHtml.tsx';
import type { Example } from '#kit/example.ts';

const richText = `<h3>How to care for them</h3><p>Cut the stems <b>at an angle</b>, <i>then</i> change the
water every <u>second</u> day. <a href="https://bloomkin.example">More flowers</a></p><ul><li>Cool place</li><li>No fruit nearby</li></ul>`;

const offer = {
  kind: 'percent' as const,
  value: 15,
  min_order: 0,
  to: null,
};

export const text: readonly Example[] = [
  {
    name: 'Price',
    tone: 'storefront',
    states: [
      { name: 'default', element: <Price dollars={89.5} /> },
      { name: 'large', element: <Price dollars={89.5} large /> },
      { name: 'thousands', element: <Price dollars={12_345} large /> },
      { name: 'zero', element: <Price dollars={0} /> },
    ],
  },
  {
    name: 'OfferTag',
    tone: 'storefront',
    states: [
      { name: 'per cent', element: <OfferTag discount={offer} /> },
      {
        name: 'amount, with its terms',
        element: (
          <OfferTag discount={{ ...offer, kind: 'amount', value: 8, min_order: 80, to: '2026-11-30' }} />
        ),
      },
    ],
  },
  {
    name: 'SafeHtml',
    tone: 'storefront',
    wide: true,
    states: [
      { name: 'rich text', element: <SafeHtml html={richText} /> },
      {
        name: 'what is not allowed',
        element: <SafeHtml html="<script>alert(1)</script><form>Only the text of a form stays.</form>" />,
      },
    ],
  },
];
