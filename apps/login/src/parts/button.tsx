import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { cx } from "@evolve/widgets/cx";
import { Spinner } from "@evolve/widgets/spinner";
import styles from "./button.module.css";

interface Look {
  readonly variant?: "default" | "primary";
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & {
    /** Keeps its width and its focus while it works. Its listener ignores further presses. */
    readonly isPending?: boolean;
  };

/**
 * A native button. The widgets' own brings press handling that weighs more than all the rest of these pages and that
 * nothing here needs.
 */
export const Button = ({ variant = "default", isPending = false, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={cx(styles.button, variant === "primary" && styles.primary)}
    aria-disabled={isPending || undefined}
    data-pending={isPending || undefined}
  >
    <span className={styles.words}>{children}</span>
    {isPending && <Spinner />}
  </button>
);

type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "style">;

/** Looks like a button and leads somewhere. */
export const ButtonLink = ({ variant = "default", children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={cx(styles.button, variant === "primary" && styles.primary)}>
    {children}
  </a>
);
