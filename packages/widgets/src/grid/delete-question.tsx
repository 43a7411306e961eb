import { useState } from "react";
import { MessageModal } from "../message-modal.tsx";
import { showToast } from "./show-toast.ts";
import type { GridDeletionLabels } from "./feature-types.ts";

interface DeleteQuestionProps {
  readonly name: string;
  readonly labels: GridDeletionLabels;
  readonly onDelete: () => Promise<void>;
  readonly onUndo: (() => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** Asks before a row is deleted, and offers to undo it. */
export const DeleteQuestion = ({ name, labels, onDelete, onUndo, onClose }: DeleteQuestionProps) => {
  const [isPending, setPending] = useState(false);
  const fail = () => void showToast({ tone: "danger", text: labels.failed });

  const bringBack = async () => {
    try {
      await onUndo?.();
      void showToast({ tone: "success", text: labels.undone(name), duration: "short" });
    } catch {
      fail();
    }
  };
  const confirm = async () => {
    setPending(true);
    try {
      await onDelete();
    } catch {
      fail();
      return onClose();
    }
    onClose();
    const close = await showToast({
      tone: "success",
      text: labels.deleted(name),
      ...(onUndo && {
        action: {
          label: labels.undo,
          onPress: () => {
            close();
            void bringBack();
          },
        },
      }),
    });
  };

  return (
    <MessageModal
      isOpen
      tone="danger"
      title={labels.title}
      confirmLabel={labels.confirm}
      cancelLabel={labels.cancel}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {labels.question(name)}
    </MessageModal>
  );
};
