import "./tooltip.css";
import type { ReactElement, ReactNode } from "react";
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";

export interface TooltipProps {
  /** The text. A tooltip repeats or explains; nothing that users need belongs in one. */
  readonly text: ReactNode;
  /** A widget of this set that can be focused, or any focusable element together with `isPlain`. */
  readonly children: ReactElement<Record<string, unknown>, string> | ReactNode;
  /** The child is a plain DOM element (a link, say), not a button of this set. */
  readonly isPlain?: boolean | undefined;
  readonly placement?: "top" | "bottom" | "start" | "end" | undefined;
  /** Milliseconds until it shows on hover; focus by keyboard shows it at once. */
  readonly delay?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Shows on hover and on keyboard focus, stays while the pointer is on it, and closes on Escape (WCAG 1.4.13). */
export const Tooltip = ({
  text,
  children,
  isPlain,
  placement = "top",
  delay = 500,
  isDisabled = false,
}: TooltipProps) => (
  <TooltipTrigger delay={delay} closeDelay={150} isDisabled={isDisabled}>
    {isPlain ? <Focusable>{children as ReactElement<Record<string, unknown>, string>}</Focusable> : children}
    <AriaTooltip className="ev-tooltip" placement={placement} offset={6}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
);
