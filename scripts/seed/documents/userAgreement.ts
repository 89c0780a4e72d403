import type { SeedDocument } from './document.ts';

export const userAgreement: SeedDocument = {
  name: 'user_agreement',
  title: 'Terms of use',
  text: `<h2>1. What you agree to</h2>
<p>By making an account you agree to use Bloomkin honestly: true contact details, orders you mean to pay for, reviews of what you really bought.</p>
<h2>2. Your account</h2>
<p>You sign in with a code sent to your phone or e-mail, or with a password. Keep them to yourself; we never ask for a code on the phone. Tell us if somebody else used your account. You must be 16 or older; under 18, with a parent’s permission.</p>
<h2>3. Orders</h2>
<p>Your order is an offer to the florist named on it. The contract comes about when the florist accepts it or, if earlier, when your payment goes through. The price, the delivery price and the window are those shown when you pressed the button. You may cancel while the order is new.</p>
<h2>4. Paying</h2>
<p>You pay by card on our provider’s page. The florist is paid when the order is completed. Refunds go back the same way.</p>
<h2>5. Reviews</h2>
<p>Write what happened, in your own words. We remove reviews that insult, advertise or name private people, and tell the author why. We do not remove a review because it is unfavourable.</p>
<h2>6. For florists</h2>
<p>You need an ABN and the right to sell what you offer. You are the seller: you make what the picture shows, deliver in the window, keep the law on food, plants and pesticides, and honour the consumer guarantees. We keep a 10% commission of completed orders. We tell you 30 days before we change that, and you may leave at any time; open orders are finished first.</p>
<h2>7. What we answer for</h2>
<p>We run the site with due care, and we help when a florist lets you down. <strong>Nothing in these terms excludes or limits rights you have under the Australian Consumer Law</strong>, which cannot be excluded.</p>
<h2>8. Changes and law</h2>
<p>If we change these terms, we tell you at least 30 days ahead; orders already placed keep the old ones. You may close your account if you do not agree. The law of New South Wales applies, and you may go to the courts and tribunals of your own state or territory.</p>`,
};
