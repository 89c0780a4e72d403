// @vitest-environment window

import { SafeHtml } from '@bloomkin/web/components/text/SafeHtml.tsx';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const renderHtml = (html: string) => render(<SafeHtml html={html} />).container.innerHTML;

describe('rich text', () => {
  it('keeps the markup that the editor offers', () => {
    const html = '<h2>One</h2><p>a <strong>b</strong><br><a href="/main">c</a></p><ul><li>d</li></ul>';
    expect(renderHtml(html)).toBe(html.replace('href="/main"', 'href="/main" rel="noopener noreferrer"'));
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.test">x</a>', '<a>x</a>'],
    ['<div><b>x</b></div>', '<b>x</b>'],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('turns %s into %s', (html, safe) => {
    expect(renderHtml(html)).toBe(safe);
  });
});
