import { Component, type ReactNode } from 'react';
import { ConnectionRequired } from './ConnectionRequired.tsx';
import { ErrorState } from './ErrorState.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value, such as the path, clears the error. */
  resetKey: string;
  /** Renders nothing instead of the error, for optional parts. */
  quiet?: boolean;
}

interface ErrorBoundaryState {
  failedAt: string | undefined;
}

/** Reloads the document to retry: a browser caches a failed dynamic import for as long as the document lives. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt === props.resetKey ? state : { failedAt: undefined };
  }

  readonly reload = () => {
    if (this.state.failedAt !== undefined && !this.props.quiet) location.reload();
  };

  override componentDidMount(): void {
    addEventListener('online', this.reload);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.reload);
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children;
    if (this.props.quiet) return null;
    return (
      <ConnectionRequired>
        <ErrorState title="Something went wrong on this page." onRetry={() => location.reload()} />
      </ConnectionRequired>
    );
  }
}
