import { Component } from "react";
import type { ErrorInfo, ReactNode } from "react";

export interface Failure {
  readonly error: unknown;
  /** Renders what failed once more. */
  readonly retry: () => void;
}

export interface ErrorBoundaryProps {
  /** Shown in place of the content that failed. */
  readonly fallback: (failure: Failure) => ReactNode;
  readonly onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Called when what failed is rendered once more, or goes. */
  readonly onForget?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

/** What fails inside is replaced; everything outside goes on. React offers this to classes alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  private readonly retry = () => {
    this.props.onForget?.();
    this.setState({ failed: undefined });
  };

  override componentWillUnmount() {
    if (this.state.failed) this.props.onForget?.();
  }

  override render() {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : this.props.fallback({ error: failed.error, retry: this.retry });
  }
}
