type Stars = 1 | 2 | 3 | 4 | 5;

export const flowerReviews: Readonly<Record<Stars, readonly string[]>> = {
  5: [
    'Looked exactly like the picture, maybe fuller. Mum rang me crying, in a good way.',
    'Ordered at eleven, there by two. Still going strong nine days later.',
    'The card was handwritten and spelled right. Small thing, big difference.',
    'Second time from this florist and just as good as the first.',
    'My sister said the whole office came over to look at them.',
    'Fresh, generous and wrapped so well that it survived the bus.',
    'They rang to ask about a missing unit number instead of giving up. Wonderful.',
    'Beautiful colours together. I would never have picked that mix and I loved it.',
    'Arrived in bud as promised and opened over the week. Perfect for a long hospital stay.',
    'Worth every dollar. I could tell somebody had thought about it.',
    'The driver waited while Nan came down the stairs. Thank you.',
    'Smelled like a garden. Photos do not do it justice.',
    'Exactly on time for a surprise party, right down to the ten minutes.',
    'Not one broken stem. Day eight and only one flower has dropped.',
    'Picked it up from the shop on the way home; it was ready and they changed the ribbon for me.',
    'My partner is hard to impress and was impressed.',
  ],
  4: [
    'Lovely flowers. A little smaller than I imagined, but very fresh.',
    'Great bouquet, delivered near the end of the window.',
    'Beautiful, though one rose was bruised. The rest lasted ten days.',
    'Very happy. Would have liked a message when it was delivered.',
    'Colours slightly paler than the picture, still gorgeous.',
    'Good value. The ribbon was a different colour, which I did not mind.',
    'Nice people on the phone. Flowers opened fast in the heat.',
    'Nearly perfect: the card was tucked inside and they found it only the next day.',
    'Fresh and well made. Delivery costs a bit for two kilometres.',
    'Looked great for five days, then quickly went. Fair enough in January.',
  ],
  3: [
    'Pretty, but not as full as in the picture.',
    'Flowers fine, delivery forty minutes after the window.',
    'Half was lovely, the greenery was already dry at the edges.',
    'OK for the price. I expected more of the big flowers.',
    'They swapped the dahlias without asking. It looked all right.',
    'Nice bouquet, but it came without the card. They texted the message later.',
  ],
  2: [
    'Drooping after two days. The florist offered to replace it, which is why it is not one star.',
    'Came a day late for the birthday. The flowers themselves were good.',
    'Much smaller than the picture. Nobody could explain why.',
    'Left in the sun at the front gate although I had written to ring.',
  ],
  1: [
    'Never arrived in the window, and I had to call twice. Refunded the next day.',
    'Wrong bouquet altogether. They were sorry and collected it, but the moment was gone.',
  ],
};

export const plantReviews: Readonly<Record<Stars, readonly string[]>> = {
  5: [
    'Healthy plant, new leaf within three weeks.',
    'Packed like treasure. Not a leaf bent.',
    'Bigger than I expected, and the pot is lovely.',
    'Came with proper care notes. It likes my bathroom.',
    'A house-warming present that is still alive a month later, at my brother’s. That says it all.',
  ],
  4: [
    'Good strong plant. The pot had a small chip on the back.',
    'Lovely, settled in after a week of sulking.',
    'As described. Soil was very wet on arrival.',
  ],
  3: ['Fine plant, but two leaves were yellow.', 'Smaller than the picture suggests.'],
  2: ['Fungus gnats in the soil. They sent a new one.'],
  1: ['Dropped half its leaves in a week.'],
};
