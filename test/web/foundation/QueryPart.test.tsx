// @vitest-environment window

import { QueryPart } from '@bloomkin/web/components/feedback/QueryPart.tsx';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const textOf = (data: readonly string[] | undefined, error?: Error) =>
  render(
    <QueryPart data={data} error={error} failed="Could not load" skeleton="Loading">
      {(days) => `${days.length} days`}
    </QueryPart>,
  ).container.textContent;

describe('a part of a page by its query', () => {
  it('shows a skeleton until there is data or an error', () => {
    expect(textOf(undefined)).toBe('Loading');
  });

  it('fails without data', () => {
    expect(textOf(undefined, new Error('Try later'))).toBe('Could not load');
  });

  it('keeps loaded data when a refresh fails, an empty list too', () => {
    expect(textOf([], new Error('Try later'))).toBe('0 days');
  });
});
