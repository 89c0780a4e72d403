import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another value (the path) tries again by itself. */
  resetKey: string;
}

interface ErrorBoundaryState {
  failedAt: string | undefined;
}

/** A page that failed to draw or to load is replaced by words and a way to try again; what stands around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt === props.resetKey ? state : { failedAt: undefined };
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children;
    return <ErrorState title="Something went wrong on this page." onRetry={() => location.reload()} />;
  }
}
