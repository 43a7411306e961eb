import type { MessageModalProps } from "@evolve/widgets/message-modal";
import { lazy, Suspense } from "react";

const MessageModal = lazy(async () => ({ default: (await import("@evolve/widgets/message-modal")).MessageModal }));

/** A question that a screen seldom asks: what shows it comes after the screen. */
export const Question = (props: Omit<MessageModalProps, "isOpen">) => (
  <Suspense>
    <MessageModal {...props} isOpen />
  </Suspense>
);
