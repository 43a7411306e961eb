import { Component, type ReactNode } from "react";

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A state that breaks is shown as broken; the others go on. React offers this to classes alone. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
