import "./confirm-popover.css";
import { useEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "./button.tsx";
import { useFocusBelow } from "./internal/use-focus-below.ts";
import { Popover } from "./popover.tsx";
import type { PopoverProps } from "./popover.tsx";

export interface ConfirmPopoverProps {
  /** A Button or IconButton that asks. Without it the question is open, at `anchor`, for as long as it is rendered. */
  readonly trigger?: ReactNode;
  readonly anchor?: RefObject<Element | null> | undefined;
  readonly title: string;
  readonly text: string;
  /** The way back, which has the focus. */
  readonly dismissLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly tone?: "neutral" | "danger" | undefined;
  readonly onConfirm: () => void;
  /** With `anchor`: the way back, Escape, or a press elsewhere. */
  readonly onDismiss?: (() => void) | undefined;
  readonly placement?: PopoverProps["placement"];
}

/** A question at the place that raised it: for what is done often enough that a modal would be too much. */
export const ConfirmPopover = (props: ConfirmPopoverProps) => {
  const { trigger, anchor, title, text, onDismiss, placement = "bottom end" } = props;
  const isAnchored = trigger === undefined;
  return (
    <Popover
      {...(isAnchored ? { anchor, isOpen: true, onOpenChange: onDismiss } : { trigger })}
      placement={placement}
      label={`${title}. ${text}`}
      className="ev-confirm"
    >
      {({ close }) => <Question {...props} close={isAnchored ? undefined : close} />}
    </Popover>
  );
};

const Question = (props: ConfirmPopoverProps & { close: (() => void) | undefined }) => {
  const { title, text, dismissLabel, confirmLabel, tone = "danger", close } = props;
  const wayBack = useRef<HTMLButtonElement>(null);
  useFocusBelow();
  useEffect(() => wayBack.current?.focus(), []);
  return (
    <>
      <p className="ev-confirm-title">{title}</p>
      <p className="ev-confirm-text">{text}</p>
      <div className="ev-confirm-buttons">
        <Button ref={wayBack} size="small" onPress={() => (close ? close() : props.onDismiss?.())}>
          {dismissLabel}
        </Button>
        <Button
          size="small"
          variant={tone === "danger" ? "danger" : "primary"}
          onPress={() => {
            close?.();
            props.onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  );
};
