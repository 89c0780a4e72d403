import type { SeedDocument } from './document.ts';

export const shipping: SeedDocument = {
  name: 'shipping',
  title: 'Delivery and pick-up',
  text: `<h2>Where and when</h2>
<p>Each florist draws its own delivery zones and sets its own days and times. Tell us the address first and you see only what can arrive there. The calendar shows why a day is not possible and what comes next.</p>
<h2>What it costs</h2>
<p>The price depends on the florist’s zone. It is shown before you pay; many florists deliver free from a certain total. A zone may have a minimum order.</p>
<h2>Order by</h2>
<p>The time by which you must order is shown in the florist’s own local time, which may differ from yours. Florists are closed on public holidays of their state unless their page says otherwise.</p>
<h2>At the door</h2>
<ul>
<li>If nobody is home, the driver follows your note. Without one, flowers are left in a safe, shaded place, or the driver rings the recipient.</li>
<li>Flowers for hospitals go to the ward desk. Some wards do not accept flowers; please ask first.</li>
<li>If the address was wrong, the florist will ring you. A second trip may cost the zone’s price again.</li>
</ul>
<h2>Pick-up</h2>
<p>Choose a store marked for pick-up and a time. Bring the order number.</p>
<h2>If something is late</h2>
<p>You choose the day and the window, and the florist must keep to them. If it cannot, you may choose another day, a replacement or your money back. See <em>Refunds and returns</em>.</p>
<h2>Substitutions</h2>
<p>Flowers are seasonal. If a flower cannot be had, the florist rings or writes to you before using another one.</p>
<h2>Plants across borders</h2>
<p>Western Australia, South Australia, Tasmania and the Northern Territory restrict plants and soil from elsewhere. Our florists deliver house plants only within their own zone.</p>`,
};
