import type { SeedDocument } from './document.ts';

export const privacy: SeedDocument = {
  name: 'privacy',
  title: 'Privacy policy',
  text: `<p>We follow the Privacy Act 1988 and the Australian Privacy Principles. In short: we ask for what an order needs, show it to the people who carry it out, and delete it when it is no longer needed.</p>
<h2>What we collect</h2>
<ul>
<li>About you: name, mobile number or e-mail, your orders and reviews, and addresses you choose to save.</li>
<li>About the person who gets the flowers: name, address, phone and your card message. They did not sign up with us, so we use this for that one delivery only, unless you save them in your recipients. We never send them advertising.</li>
<li>Your place: the address or point you give us to see who delivers there. It stays in your browser until you save it.</li>
<li>Payment: the card page belongs to our payment provider. We never see your card number.</li>
</ul>
<h2>Who sees it</h2>
<p>The florist that makes your order sees what it needs to make and deliver it. Our suppliers for hosting, text messages, e-mail, maps and payments process it for us. We do not sell it and do not give it away for advertising.</p>
<h2>Where it is kept</h2>
<p>In data centres in Sydney. Our payment provider may handle payment details overseas; its own policy says where.</p>
<h2>How long</h2>
<p>Orders are kept for seven years because tax law asks for it. Saved recipients and addresses stay until you remove them or your account. Sign-in codes live for five minutes. When you delete your account we remove your personal details and keep only what the law requires.</p>
<h2>Messages</h2>
<p>Messages about your order are part of the service. Reminders and news come only if you said yes, and each has an unsubscribe link that works without signing in.</p>
<h2>Your rights</h2>
<p>You may see and correct what we hold, ask us to delete it, and complain. Write to <a href="mailto:privacy@bloomkin.example">privacy@bloomkin.example</a>; we answer within 30 days. If you are not satisfied, the Office of the Australian Information Commissioner can look into it: <a href="https://www.oaic.gov.au">oaic.gov.au</a>. If a data breach is likely to cause you serious harm, we will tell you and the Commissioner.</p>`,
};
