import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState, type QueryStateProps } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';

interface LinkPageProps<T> {
  /** Without a name: links are shared. */
  title: string;
  what?: string;
  query: QueryStateProps<{ data: T }>['query'];
  children: (data: T) => ReactNode;
}

/** A page that a signed link from a message opens without signing in. */
export const LinkPage = <T,>({
  title,
  what = 'your order',
  query: { data, error, mutate },
  children,
}: LinkPageProps<T>) => (
  <Page title={title}>
    <Container>
      <QueryState
        query={{ data: data?.data, error, mutate }}
        what={what}
        skeleton={<Skeleton $height="480px" />}
        notFound={
          <>
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
            <EmptyState
              title="This link does not work"
              text={`It may be incomplete or too old. Sign in to see ${what}, or open the newest message.`}
            />
          </>
        }
      >
        {children}
      </QueryState>
    </Container>
  </Page>
);
