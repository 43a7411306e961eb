import { lazyPart } from "@evolve/widgets/lazy-part";
import type { MessageModalProps } from "@evolve/widgets/message-modal";
import { Suspense } from "react";

const MessageModal = lazyPart(async () => (await import("@evolve/widgets/message-modal")).MessageModal);

/** A question that a screen seldom asks: what shows it comes after the screen. */
export const Question = (props: Omit<MessageModalProps, "isOpen">) => (
  <Suspense>
    <MessageModal {...props} isOpen />
  </Suspense>
);
