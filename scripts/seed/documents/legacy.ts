import type { SeedDocument } from './document.ts';

export const legacy: SeedDocument = {
  name: 'legacy',
  title: 'Legal notice',
  text: `<h2>Who we are</h2>
<p>Bloomkin is a marketplace. We run the site, take the payment and pass your order on. The flowers are made, sold and delivered by the florist named on the product page and on your order. The florist’s business name, ABN and address are on its page.</p>
<h2>Who you buy from</h2>
<p>Your contract for the flowers is with the florist. We never hide who that is, and we never send your order to another florist without asking you first.</p>
<h2>What we earn</h2>
<p>We keep a commission of 10% of each completed order. It is included in the price you see. There is no card surcharge and no booking fee.</p>
<h2>Prices</h2>
<p>All prices are in Australian dollars and include GST where it applies. The delivery price is shown before you pay. The florist gives you a tax invoice on request.</p>
<h2>Pictures and ratings</h2>
<p>Each bouquet is made by hand, so no two are the same, but colours, size and main flowers match the picture. Ratings come only from people who bought the product; we show all of them, good and bad. “Delivered on time” is counted from the florist’s own orders of the last 90 days and is shown only when there are at least 20.</p>
<h2>Contact</h2>
<p>Write to <a href="mailto:hello@bloomkin.example">hello@bloomkin.example</a> or ring (02) 5550 0100, Monday to Saturday, 8 am to 6 pm Sydney time.</p>`,
};
