import { Component, type ReactNode } from "react";

interface LoadBoundaryProps {
  /** What stands in the place of what failed. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

/** A part of the page that could not be loaded, or has failed, takes nothing else with it. React offers this to classes alone. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : this.props.fallback(failed.error);
  }
}
