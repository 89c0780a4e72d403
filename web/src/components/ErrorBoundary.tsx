import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { UntilConnected } from './UntilConnected.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another value (the path) tries again by itself. */
  resetKey: string;
  /** Nothing is drawn in the place of what failed: it is an extra. */
  quiet?: boolean;
}

interface ErrorBoundaryState {
  failedAt: string | undefined;
}

/**
 * A page that failed to draw or to load is replaced by words and a way to try again; what stands around it stays. When
 * the connection is back it is loaded anew by itself: a file that did not come once may never come to the same document.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt === props.resetKey ? state : { failedAt: undefined };
  }

  readonly again = () => {
    if (this.state.failedAt !== undefined && !this.props.quiet) location.reload();
  };

  override componentDidMount(): void {
    addEventListener('online', this.again);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.again);
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children;
    if (this.props.quiet) return null;
    return (
      <UntilConnected>
        <ErrorState title="Something went wrong on this page." onRetry={() => location.reload()} />
      </UntilConnected>
    );
  }
}
