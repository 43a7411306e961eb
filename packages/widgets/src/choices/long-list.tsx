import type { ReactNode } from "react";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";

/** Around a list of very many options: those out of sight are not in the page. */
export function LongList({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36, estimatedHeadingSize: 30, padding: 4 }}>
      {children}
    </Virtualizer>
  );
}
