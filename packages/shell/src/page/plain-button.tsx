import "@evolve/widgets/button.css";
import type { ButtonHTMLAttributes } from "react";

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isPrimary?: boolean;
}

/**
 * A native button that looks like the widgets' own. The shell's frame is made of these: the machinery behind the others comes
 * with the first screen or overlay that needs it, and a failure has to be shown without it.
 */
export const PlainButton = ({ isPrimary = false, ...rest }: PlainButtonProps) => (
  <button type="button" {...rest} className={isPrimary ? "ev-button ev-button-primary" : "ev-button"} />
);
