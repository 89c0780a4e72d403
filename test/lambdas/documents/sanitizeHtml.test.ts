// @vitest-environment window
import { sanitizeHtml } from '@bloomkin/lambdas/api/documents/sanitizeHtml.ts';
import { richTextElements } from '@bloomkin/shared/rules/richText.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '#support/hostile/hostileHtml.ts';

/** Parsed as a browser does, in and outside of other elements. */
function elementsOf(html: string): Element[] {
  const { body } = new DOMParser().parseFromString(`<body><div>${html}</div>`, 'text/html');
  return [...body.querySelectorAll('body > div *')];
}

const allowed: readonly string[] = richTextElements;
const safe = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[\x21-\x5b\x5d-\uffff]*$/i;

function expectSafe(html: string): void {
  for (const element of elementsOf(sanitizeHtml(html))) {
    expect(allowed, html).toContain(element.localName);
    const isLink = element.localName === 'a' && element.hasAttribute('href');
    expect(
      element.getAttributeNames().filter((name) => !(isLink && name === 'href')),
      html,
    ).toEqual([]);
    if (isLink) expect(element.getAttribute('href'), html).toMatch(safe);
  }
}

describe('sanitizeHtml', () => {
  it.each([
    ['<h1>A</h1><h2>B</h2><h3>C</h3>', '<h1>A</h1><h2>B</h2><h3>C</h3>'],
    ['<p><b>A</b><strong>B</strong><i>C</i><em>D</em><u>E</u><br></p>', undefined],
    ['<ul><li>A<ol><li>B</li></ol></li></ul>', undefined],
    ['<p><a href="https://ok.example/?a=1&amp;b=2">A</a></p>', undefined],
    ['<p><a href="mailto:hello@flowers.test">A</a><a href="/market">B</a></p>', undefined],
    ['<p>1 &lt; 2 &amp; 3</p>', undefined],
    ['<p>&nbsp;&nbsp;&nbsp;&nbsp;Indented</p>', undefined],
    ['<p>Open<b>bold', '<p>Open<b>bold</b></p>'],
    ['<p class="x" style="color:red">A</p>', '<p>A</p>'],
    ['<div><span>Kept</span> words</div>', 'Kept words'],
    ['<h4>Small</h4><blockquote>Quote</blockquote>', 'Small Quote'],
    [
      '<p>Fees</p><table><tr><th>Zone</th><th>Fee</th></tr><tr><td><p>Sydney</p><p>CBD</p></td><td><b>$9</b></table>A',
      '<p>Fees</p><p>Zone | Fee</p><p> Sydney CBD  | <b>$9</b></p>A',
    ],
    [
      '<p style="mso-list:l0 level1 lfo1">1. One</p><p style="mso-list:l0 level1 lfo1">2. Two</p>',
      '<p>1. One</p><p>2. Two</p>',
    ],
    ['<p>A<script>bad()</script>B<style>p{}</style></p>', '<p>AB</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['</p></div><p>A</p>', '<p></p><p>A</p>'],
    [
      '<a href="/market">A<b>B<a href="/cart">C</a></b></a>',
      '<a href="/market">A<b>B</b></a><a href="/cart">C</a>',
    ],
  ])('turns %s into allowed HTML', (html, expected = html) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });

  it.each(hostileHtml)('leaves nothing that runs of %s', (html) => {
    expectSafe(html);
    expectSafe(`<p>${html}</p>`);
    expectSafe(`<ul><li>${html}<a href="`);
  });

  it('changes nothing the second time', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<b>',
        '</b>',
        '<a href="/market">',
        '</a>',
        '<br>',
        '<tr>',
        '<td>',
        '</table>',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const html = pieces.join('');
        expectSafe(html);
        const once = sanitizeHtml(html);
        expect(sanitizeHtml(once)).toBe(once);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a limit on how deep elements nest', () => {
    const html = `${'<ul><li>'.repeat(500)}deep`;
    expect(sanitizeHtml(html).split('<ul>').length).toBeLessThanOrEqual(11);
  });
});
