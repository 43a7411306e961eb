import { cx } from "@evolve/widgets/cx";
import type { ReactNode } from "react";
import styles from "./form-part.module.css";

interface FormPartProps {
  readonly legend?: string;
  /** One field below the other, as for entries of a list; otherwise two side by side where there is room. */
  readonly isStacked?: boolean;
  /** What is wrong with the part as a whole. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/** Fields of a form that belong together. */
export const FormPart = ({ legend, isStacked = false, fault, children }: FormPartProps) => {
  const className = cx(styles.part, isStacked && styles.stacked);
  if (legend === undefined) return <div className={className}>{children}</div>;
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
      {children}
    </fieldset>
  );
};
