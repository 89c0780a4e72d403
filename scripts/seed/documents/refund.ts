import type { SeedDocument } from './document.ts';

export const refund: SeedDocument = {
  name: 'refund',
  title: 'Refunds and returns',
  text: `<p><strong>Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law.</strong> Nothing on this page takes any of them away. The person who was given the flowers has the same rights as the person who paid.</p>
<h2>What you can expect</h2>
<ul>
<li>Flowers and plants of acceptable quality, fit to give and to enjoy for a reasonable time.</li>
<li>What arrives matches its picture and description.</li>
<li>Delivery with due care, on the day and in the window you chose.</li>
</ul>
<h2>When something is wrong</h2>
<p>If the problem is major – for instance the flowers did not come, were wilted, came on the wrong day for the occasion, or are plainly different from the picture – <strong>you choose</strong>: a replacement or your money back. If it is minor, the florist may put it right first, within a reasonable time; if it does not, you may have your money back. You are also entitled to compensation for other loss that could reasonably be foreseen.</p>
<h2>How to tell us</h2>
<p>Open the order and write to the florist, or write to <a href="mailto:care@bloomkin.example">care@bloomkin.example</a> with the order number. A photo taken soon helps, because flowers change; but no fixed number of hours ends your rights. We answer within one working day. Refunds go back to the card you paid with, never as a voucher unless you ask for one.</p>
<h2>Changing your mind</h2>
<p>You may cancel free of charge while the order is <em>new</em>. Once the florist has begun, flowers have been bought and cut for you, so a change of mind is up to the florist. That does not affect your rights when something is wrong.</p>
<h2>Still not right?</h2>
<p>You can turn to the fair trading office of your state or territory, or read more at <a href="https://www.accc.gov.au">accc.gov.au</a>.</p>`,
};
