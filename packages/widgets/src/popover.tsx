import "./popover.css";
import { useContext, useEffect, useRef } from "react";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import { DialogTrigger, Popover as AriaPopover, PopoverContext } from "react-aria-components/Popover";
import type { PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import { cx } from "./internal/cx.ts";
import { defined } from "./internal/defined.ts";

export interface PopoverProps {
  /** A Button or IconButton of this set. Without it give `anchor`, `isOpen` and `onOpenChange`. */
  readonly trigger?: ReactNode;
  readonly anchor?: RefObject<Element | null> | undefined;
  /** Names the dialog. */
  readonly label: string;
  readonly children: ReactNode | ((popover: { readonly close: () => void }) => ReactNode);
  /** The page behind stays usable: Tab leaves the popover, a press elsewhere closes it. */
  readonly isNonModal?: boolean | undefined;
  /** It explains the field at its anchor, which keeps the focus. The opener also closes it. */
  readonly isHint?: boolean | undefined;
  readonly placement?: AriaPopoverProps["placement"] | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly className?: string | undefined;
}

export const Popover = (props: PopoverProps) => {
  const { trigger, isOpen, onOpenChange } = props;
  if (!trigger) return <Surface {...props} />;
  return (
    <DialogTrigger {...defined({ isOpen, onOpenChange })}>
      {trigger}
      <Surface {...props} />
    </DialogTrigger>
  );
};

const Surface = (props: PopoverProps) => {
  const { trigger, anchor, label, children, isHint = false, placement = "bottom start", className } = props;
  const isNonModal = isHint || (props.isNonModal ?? false);
  const context = useContext(PopoverContext);
  const id = context && "id" in context ? context.id : undefined;
  // React Aria makes only the modal kind a dialog, and names it by its trigger.
  const asDialog = (own: ComponentProps<"div">) => (
    <div
      {...own}
      id={id}
      role={isHint ? "region" : "dialog"}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={undefined}
    />
  );
  return (
    <AriaPopover
      className="ev-popover"
      placement={placement}
      offset={6}
      isNonModal={isNonModal}
      render={asDialog}
      {...defined({ triggerRef: anchor })}
      {...(!trigger && defined({ isOpen: props.isOpen, onOpenChange: props.onOpenChange }))}
    >
      <PopoverBody className={className} takesFocus={isNonModal && !isHint} onClose={props.onOpenChange}>
        {children}
      </PopoverBody>
    </AriaPopover>
  );
};

interface PopoverBodyProps extends Pick<PopoverProps, "children" | "className"> {
  readonly takesFocus: boolean;
  readonly onClose: PopoverProps["onOpenChange"];
}

const PopoverBody = ({ children, className, takesFocus, onClose }: PopoverBodyProps) => {
  const trigger = useContext(OverlayTriggerStateContext);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.parentElement?.focus();
  }, [takesFocus]);
  const close = () => (trigger ? trigger.close() : onClose?.(false));
  return (
    <div ref={root} className={cx("ev-popover-body", className)}>
      {typeof children === "function" ? children({ close }) : children}
    </div>
  );
};
