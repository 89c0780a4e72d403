import type { Page } from 'playwright-core';
import { widths } from '#support/browser.ts';

/** Words that press, on a visible text of a page. */
const words: Readonly<Record<string, RegExp>> = {
  'invented scarcity': /\b(?:selling|going) fast\b|\balmost (?:gone|sold out)\b|\bin high demand\b/i,
  hurry: /\bhurry\b|\blast chance\b|\bdon[’']t miss\b|\bact now\b|\blimited time\b|\bends soon\b/i,
  'invented visitors': /\b\d+ (?:people|others|shoppers) (?:are|have|bought|looking|viewing)\b/i,
  'ticking seconds': /\b\d{1,2}:\d{2}:\d{2}\b|\b\d+ (?:seconds|secs) left\b/i,
  'a former price': /\b(?:was|rrp|instead of|compare at|usually)\s*\$\d/i,
  'a saving without its base': /\byou save \$\d/i,
  'a fee of its own':
    /\b(?:booking|service|handling|processing|admin|convenience|card|payment) (?:fee|surcharge)\b/i,
  'a price with a footnote': /\$\d[\d.,]*\s*[*†]/,
  'tax on top': /\b(?:plus|excl(?:uding|\.)?) gst\b/i,
  guilt:
    /\bno thanks?, i\b|\bi (?:don[’']t|do not) (?:want to save|like|care)\b|\bi prefer (?:to pay|paying)\b|\bare you sure you want to miss\b/i,
  'a trial that renews': /\bfree trial\b|\brenews automatically\b|\bauto-?renew/i,
  'a voucher instead of money': /\bstore credit only\b|\bno refunds?\b|\bnon-?refundable\b/i,
  'a time bar': /\bwithin 24 hours? of delivery\b|\bno claims? after\b/i,
  'a boast': /\b(?:cheapest|award-winning|number one|no\. ?1|best prices?)\b/i,
  'today only': /\b(?:today|this week) only\b|\bonly today\b/i,
  'few left without a number': /\b(?:only )?(?:a )?few left\b|\blimited stock\b|\bwhile stocks last\b/i,
  'a box to untick': /\b(?:untick|uncheck|opt[- ]out)\b/i,
  'held at the door': /\bbefore you go\b|\bwait!|\bleaving so soon\b/i,
  'a price made small': /\b(?:only|just) \$\d/i,
  'an account first': /\byou must (?:sign up|sign in|register|create an account)\b/i,
};

interface Seen {
  texts: string[];
  marks: string[];
}

/** Runs in the page. */
function readMarks(): Seen {
  const isShown = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const labelOf = (one: Element) => one.closest('label')?.textContent ?? one.getAttribute('aria-label') ?? '';
  const marks: string[] = [];
  const mark = (rule: string, found: readonly Element[]) =>
    marks.push(...found.map((one) => `${rule}: ${(one.textContent || labelOf(one)).trim().slice(0, 60)}`));
  const checked = shown('main :is([type=checkbox], [role=switch]):is(:checked, [aria-checked=true])');
  const sells = /\$\d|offer|newsletter|agree|insur|protect|extra|subscri|remind|terms/i;
  mark(
    'a pre-ticked box',
    checked.filter((one) => sells.test(labelOf(one))),
  );
  mark(
    'a paid choice made for you',
    shown('main [type=radio]:checked').filter((one) => /\+\s*\$\d/.test(labelOf(one))),
  );
  const priced = shown('main *').filter(
    (one) => one.childElementCount === 0 && /\$\d/.test(one.textContent ?? ''),
  );
  mark(
    'a strike-out',
    priced.filter((one) => {
      for (let at: Element | null = one; at; at = at.parentElement)
        if (getComputedStyle(at).textDecorationLine.includes('line-through')) return true;
      return false;
    }),
  );
  const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
  mark(
    'a price in small print',
    priced.filter((one) => sizeOf(one) < 11.5),
  );
  mark('a timer', shown('[role=timer]'));
  mark('a window that opens by itself', shown('dialog[open], [role=dialog], [role=alertdialog]'));
  mark(
    'a bar towards free delivery',
    shown('[role=progressbar], progress, meter').filter((one) =>
      /free/i.test(one.parentElement?.textContent ?? ''),
    ),
  );
  mark('a sound or a film by itself', shown('video[autoplay], audio[autoplay]'));
  // Answers to one question stand side by side.
  const footed = shown(
    ':is([role=dialog], dialog) footer:has(> button + button), :is([role=dialog], dialog) footer :has(> button + button)',
  );
  const answersOf = (one: Element) => [...one.querySelectorAll(':scope > button')].filter(isShown);
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const spreadOf = (answers: readonly Element[], side: 'left' | 'width' | 'height') =>
    spread(answers.map((one) => one.getBoundingClientRect()[side]));
  mark(
    'unequal buttons',
    footed.filter((one) => spreadOf(answersOf(one), 'height') > 4),
  );
  const lookOf = (one: Element) => {
    const { fontSize, fontWeight, backgroundColor, color, borderTopColor } = getComputedStyle(one);
    return [fontSize, fontWeight, backgroundColor, color, borderTopColor].join();
  };
  const isWeaker = (answers: readonly Element[]) => {
    const isStacked = spreadOf(answers, 'left') < 4;
    const widths = answers.map((one) => one.getBoundingClientRect().width);
    return (
      spreadOf(answers, 'height') > 4 ||
      (isStacked ? spread(widths) > 4 : Math.min(...widths) * 2.5 < Math.max(...widths)) ||
      new Set(answers.map(lookOf)).size > 1
    );
  };
  const refuses = /^(?:no|not|never|decline|skip|without|i[’']d rather)\b/i;
  mark(
    'a weaker no',
    shown(':is(main, [role=dialog], dialog) :has(> button + button)').filter((one) => {
      const answers = answersOf(one);
      return answers.some(({ textContent }) => refuses.test((textContent ?? '').trim())) && isWeaker(answers);
    }),
  );
  const pressed = shown('main button');
  const heightOf = (one: Element) => one.getBoundingClientRect().height;
  mark(
    'a smaller way to the money',
    pressed.filter(
      (one) =>
        /^(?:money back|refund)/i.test((one.textContent ?? '').trim()) &&
        pressed.some((other) => heightOf(other) > heightOf(one) + 4),
    ),
  );
  const ways = shown('button, a').filter((one) =>
    /^(?:unsubscribe|cancel order|delete (?:my )?account)/i.test(one.textContent ?? ''),
  );
  mark(
    'a way out that is hidden',
    ways.filter((one) => one.getBoundingClientRect().height < 24 || sizeOf(one) < 13),
  );
  const cards = shown('main article').filter((one) => /\$\d/.test(one.textContent ?? ''));
  const hasPlace = cards.some((one) => /delivery/i.test(one.textContent ?? ''));
  mark(
    'a price without its delivery',
    cards.filter((one) => hasPlace && !/delivery/i.test(one.textContent ?? '')),
  );
  return {
    texts: shown('body *')
      .flatMap((one) =>
        [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
      )
      .filter((text) => text.trim() !== ''),
    marks,
  };
}

const opens = 'a window that opens by itself';

/** What presses a buyer on the open page, by rule (docs/product-rules.md, "No pressure"). `isAsked`: a window was opened. */
export async function findPressure(page: Page, { isAsked = false } = {}): Promise<string[]> {
  // A button below the pointer has another colour than its twin.
  await page.mouse.move(0, 0);
  const { texts, marks } = await page.evaluate(readMarks);
  const said = Object.entries(words).flatMap(([rule, pattern]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${rule}: ${text.trim().slice(0, 60)}`),
  );
  return [...said, ...marks.filter((one) => !isAsked || !one.startsWith(opens))];
}

/** At both widths; it is left at a desk's. */
export async function findPressureAtBoth(page: Page, isAsked = false): Promise<string[]> {
  await page.setViewportSize(widths.phone);
  const narrow = await findPressure(page, { isAsked });
  await page.setViewportSize(widths.desk);
  return [...narrow, ...(await findPressure(page, { isAsked }))];
}

/** A page for each rule, which breaks it. */
export const pressing: Readonly<Record<string, string>> = {
  'invented scarcity': '<p>Selling fast</p>',
  hurry: '<p>Hurry, order today</p>',
  'invented visitors': '<p>12 people are looking at this</p>',
  'ticking seconds': '<p>00:09:59</p>',
  'a former price': '<p>Was $120</p>',
  'a saving without its base': '<p>You save $20</p>',
  'a fee of its own': '<p>Booking fee included at the end</p>',
  'a price with a footnote': '<p>$89*</p>',
  'tax on top': '<p>Prices excluding GST</p>',
  guilt: '<button>No thanks, I like paying more</button>',
  'a trial that renews': '<p>Your free trial</p>',
  'a voucher instead of money': '<p>Store credit only</p>',
  'a time bar': '<p>Tell us within 24 hours of delivery</p>',
  'a boast': '<p>Award-winning bouquets</p>',
  'today only': '<p>Today only</p>',
  'few left without a number': '<p>Only a few left</p>',
  'a box to untick': '<p>Untick it if you would rather not</p>',
  'held at the door': '<p>Before you go</p>',
  'a price made small': '<p>Only $89</p>',
  'an account first': '<p>You must register</p>',
  'a pre-ticked box': '<label><input type="checkbox" checked>Send me offers</label>',
  'a paid choice made for you': '<label><input type="radio" checked>Vase + $20</label>',
  'a strike-out': '<s><span>$120</span></s>',
  'a price in small print': '<span style="font-size:9px">$9</span>',
  'a timer': '<div role="timer">soon</div>',
  'a window that opens by itself': '<div role="dialog">Join us</div>',
  'a bar towards free delivery': '<div>Free delivery <progress value="1" max="2"></progress></div>',
  'unequal buttons':
    '<div role="dialog"><footer><button style="height:60px">Yes</button><button>No</button></footer></div>',
  'a weaker no':
    '<div><button style="background:purple">Keep</button><button style="background:none">No, thank you</button></div>',
  'a smaller way to the money':
    '<ul><li><button style="height:60px">Choose</button></ul><button>Money back now, $98</button>',
  'a way out that is hidden': '<button style="font-size:9px">Unsubscribe</button>',
  'a price without its delivery':
    '<article>$98 with $9 delivery</article><article>$89 <i>petite</i></article>',
};
