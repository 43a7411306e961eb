import "./modal.css";
import type { ReactNode } from "react";
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./button.tsx";
import { useFocusBelow } from "./internal/use-focus-below.ts";

export interface MessageModalProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly onConfirm: () => void;
  /** Without it there is one button: a message to be taken note of. */
  readonly cancelLabel?: ReactNode;
  /** Cancel, Escape; also called when Escape closes a message without a question. */
  readonly onCancel: () => void;
  readonly tone?: "neutral" | "danger" | undefined;
  readonly isPending?: boolean | undefined;
}

/** A question or a message that has to be answered before anything else. Cancel has the focus. */
export const MessageModal = (props: MessageModalProps) => (
  <ModalOverlay className="ev-modal-backdrop" isOpen={props.isOpen} onOpenChange={props.onCancel}>
    <AriaModal className="ev-modal ev-modal-message">
      <Dialog className="ev-modal-dialog" role="alertdialog">
        <MessageContent {...props} />
      </Dialog>
    </AriaModal>
  </ModalOverlay>
);

const MessageContent = (props: MessageModalProps) => {
  const { title, children, confirmLabel, onConfirm, cancelLabel, onCancel, tone, isPending = false } = props;
  useFocusBelow();
  return (
    <>
      <div className="ev-modal-body">
        <Heading slot="title" className="ev-modal-title">
          {title}
        </Heading>
        <div className="ev-modal-message-text">{children}</div>
      </div>
      <div className="ev-modal-footer">
        {cancelLabel && (
          <Button ref={focusWhenMounted} onPress={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          {...(!cancelLabel && { ref: focusWhenMounted })}
          variant={tone === "danger" ? "danger" : "primary"}
          isPending={isPending}
          onPress={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  );
};

const focusWhenMounted = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
