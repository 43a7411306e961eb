import type { ReactNode } from "react";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";

/** Around a list of very many options: those out of sight are not in the page. */
export const LongList = ({ children }: { children: ReactNode }) => (
  <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36, estimatedHeadingSize: 30, padding: 4 }}>
    {children}
  </Virtualizer>
);
