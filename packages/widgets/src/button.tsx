import "./button.css";
import { useEffect } from "react";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { forgetGoneAnnouncements } from "./internal/announcements.ts";
import { cx } from "./internal/cx.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonLook {
  readonly variant?: "default" | "primary" | "ghost" | "danger" | undefined;
  /** small 30 px, medium 36 px, large 44 px in comfortable density. */
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly isFullWidth?: boolean | undefined;
  /** Before the text; decoration. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, "children" | "className" | "style" | "render"> {
  readonly children: ReactNode;
  /** Said after the button's own words while it is pending, e.g. "Loading". */
  readonly pendingLabel?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const buttonClass = ({ variant = "default", size = "medium", isFullWidth, className }: ButtonLook): string =>
  cx("ev-button", `ev-button-${variant}`, `ev-button-${size}`, isFullWidth && "ev-button-full", className);

/** A pending button keeps its width and its focus, and ignores presses and submits. */
export const Button = ({
  variant,
  size,
  isFullWidth,
  icon,
  className,
  children,
  pendingLabel,
  ...rest
}: ButtonProps) => {
  useEffect(() => forgetGoneAnnouncements, []);
  return (
    <AriaButton {...rest} className={buttonClass({ variant, size, isFullWidth, className })}>
      <span className="ev-button-words">
        {icon}
        {children}
      </span>
      {rest.isPending && (
        <span className="ev-button-pending">
          <Spinner />
          {pendingLabel !== undefined && <span className="ev-sr">{pendingLabel}</span>}
        </span>
      )}
    </AriaButton>
  );
};

export interface ButtonLinkProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "style"> {
  readonly href: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: for what leads somewhere instead of doing something. */
export const ButtonLink = ({ variant, size, isFullWidth, icon, className, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={buttonClass({ variant, size, isFullWidth, className })}>
    <span className="ev-button-words">
      {icon}
      {children}
    </span>
  </a>
);
