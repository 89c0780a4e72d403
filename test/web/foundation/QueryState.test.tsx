// @vitest-environment window

import { QueryPart } from '@bloomkin/web/components/feedback/QueryPart.tsx';
import { QueryState } from '@bloomkin/web/components/feedback/QueryState.tsx';
import { ApiError } from '@bloomkin/web/errors/apiError.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const failure = (status: number) => new ApiError({ status, code: 'SAMPLE', message: 'Try later' });

interface Sample {
  data?: string;
  error?: ApiError;
  isHidden?: boolean;
}

function show({ data, error, isHidden }: Sample) {
  const onRetry = vi.fn();
  render(
    <QueryState
      query={{ data, error, mutate: onRetry }}
      what="the order"
      isHidden={isHidden}
      notFound={<p>No such order</p>}
      head={(hasFailed) => <h1>{hasFailed ? 'Order' : ''}</h1>}
      skeleton={null}
    >
      {(order) => <p>Order {order}</p>}
    </QueryState>,
  );
  return onRetry;
}

describe('the state of a query', () => {
  it('loads until there is data or an error', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('Loading the order');
    expect(screen.getByRole('heading').textContent).toBe('');
  });

  it('keeps loaded data when a refresh fails', () => {
    show({ data: '7', error: failure(503) });
    expect(screen.getByText('Order 7')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('names the failure and retries', () => {
    const onRetry = show({ error: failure(503) });
    expect(screen.getByRole('alert').textContent).toContain('We could not load the order.Try later');
    expect(screen.getByRole('heading').textContent).toBe('Order');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([
    { reason: 'a 404', sample: { error: failure(404) } },
    { reason: 'what the reader may not see', sample: { isHidden: true } },
  ])('counts as not found for $reason', ({ sample }) => {
    show(sample);
    expect(screen.getByText('No such order')).toBeDefined();
    expect(screen.getByRole('heading').textContent).toBe('Order');
  });
});

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
