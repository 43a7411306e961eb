import "./icon-button.css";
import type { ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { cx } from "./internal/cx.ts";
import { Spinner } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";
import type { TooltipProps } from "./tooltip.tsx";

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  "children" | "className" | "style" | "render" | "aria-label"
> {
  /** The button's name, and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Other words for the tooltip, or `false` when the name stands beside the button. */
  readonly tooltip?: ReactNode | false;
  readonly tooltipPlacement?: TooltipProps["placement"];
  readonly size?: "small" | "medium" | undefined;
  /** `bare` takes its colour from around it (the header); `outline` has a border. */
  readonly variant?: "ghost" | "outline" | "bare" | undefined;
  /** Makes it a toggle. */
  readonly isSelected?: boolean | undefined;
  /** A count that sits on the corner; say it in `label` too. */
  readonly badge?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({
  label,
  icon,
  tooltip = label,
  tooltipPlacement = "bottom",
  size = "medium",
  variant = "ghost",
  isSelected,
  badge,
  className,
  ...rest
}: IconButtonProps) => {
  const button = (
    <AriaButton
      {...rest}
      aria-label={label}
      {...(isSelected !== undefined && { "aria-pressed": isSelected })}
      className={cx("ev-icon-button", `ev-icon-button-${size}`, `ev-icon-button-${variant}`, className)}
    >
      {rest.isPending ? <Spinner /> : icon}
      {badge !== undefined && (
        <span className="ev-icon-button-badge ev-num" aria-hidden="true">
          {badge}
        </span>
      )}
    </AriaButton>
  );
  if (tooltip === false) return button;
  return (
    <Tooltip text={tooltip} placement={tooltipPlacement}>
      {button}
    </Tooltip>
  );
};
