import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SWRResponse } from 'swr';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';

interface PartProps<T> {
  query: Pick<SWRResponse<T, unknown>, 'data' | 'error' | 'mutate'>;
  name: string;
  height: number;
  children: (data: T) => ReactNode;
}

export const Part = <T,>({ query: { data, error, mutate }, name, height, children }: PartProps<T>) => (
  <QueryPart
    data={data}
    error={error}
    failed={<FailedPart title={`We could not load the ${name}.`} onRetry={() => void mutate()} />}
    skeleton={<Skeleton $height={`${height}px`} $radius="20px" />}
  >
    {children}
  </QueryPart>
);

export const Lines = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  dt {
    color: var(--bk-text-secondary);
  }
  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

export const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
