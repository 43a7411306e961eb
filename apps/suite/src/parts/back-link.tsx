import { ShellLink } from "@evolve/shell";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import styles from "./back-link.module.css";

interface BackLinkProps {
  readonly to: string;
  /** The title of the screen that it leads to. */
  readonly children: ReactNode;
}

/** From one record to the list it was opened from. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <ShellLink to={to} className={styles.back}>
    <ArrowLeft aria-hidden="true" />
    {children}
  </ShellLink>
);
