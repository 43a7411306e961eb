import "./modal.css";
import type { ReactNode } from "react";
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./button.tsx";

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
export const MessageModal = (props: MessageModalProps) => {
  const { isOpen, title, children, confirmLabel, onConfirm, cancelLabel, onCancel, tone, isPending = false } = props;
  return (
    <ModalOverlay className="ev-modal-backdrop" isOpen={isOpen} onOpenChange={onCancel}>
      <AriaModal className="ev-modal ev-modal-message">
        <Dialog className="ev-modal-dialog" role="alertdialog">
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
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
};

const focusWhenMounted = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
