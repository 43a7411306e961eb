import { Component, type ErrorInfo, type ReactNode } from "react";
import { logFault } from "../log.ts";

export interface BoundaryFailure {
  readonly error: unknown;
  /** Renders what failed once more. */
  readonly retry: () => void;
}

interface ErrorBoundaryProps {
  readonly fallback: (failure: BoundaryFailure) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

/** What breaks inside is shown as broken; everything outside goes on. React offers this to classes alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logFault("a screen failed", { error, componentStack });
  }

  private readonly retry = () => this.setState({ failed: undefined });

  override render() {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : this.props.fallback({ error: failed.error, retry: this.retry });
  }
}
