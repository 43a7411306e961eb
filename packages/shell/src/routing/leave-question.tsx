import { useWords } from "@evolve/i18n/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { MessageModal } from "../overlays/overlays.ts";
import { useRuntime } from "../runtime-context.ts";
import { addressOfPath } from "./address.ts";
import { isLeavingForGood } from "./leave.ts";

/** Raised on the window instead of a change of page that would lose something; `detail` is the address that was wished for. */
const beforeLeaving = "before-module-unload";

/**
 * Keeps a page that holds unsaved changes: a link, stepping back and an edited hash ask first, and so does the browser before
 * the tab closes. The end of the session asks nobody. The answer belongs into the page; nothing while there is nothing to ask.
 */
export const useLeaveQuestion = (isDirty: boolean): ReactNode => {
  const words = useWords();
  const { history } = useRuntime();
  const [asked, setAsked] = useState<{ readonly stay: () => void; readonly leave: () => void } | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    let stayBefore = () => undefined as void;
    const unblock = history.block({
      enableBeforeUnload: () => !isLeavingForGood(),
      blockerFn: ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        window.dispatchEvent(new CustomEvent(beforeLeaving, { detail: addressOfPath(nextLocation.href) }));
        // Whoever asks for another page meanwhile has answered the question before.
        stayBefore();
        const { promise, resolve } = Promise.withResolvers<boolean>();
        const answer = (isBlocked: boolean) => () => {
          setAsked(null);
          resolve(isBlocked);
        };
        stayBefore = () => resolve(true);
        setAsked({ stay: answer(true), leave: answer(false) });
        return promise;
      },
    });
    return () => {
      stayBefore();
      setAsked(null);
      unblock();
    };
  }, [history, isDirty]);

  return (
    asked && (
      <Suspense>
        <MessageModal
          isOpen
          tone="danger"
          title={words.t("common.discardTitle")}
          confirmLabel={words.t("common.yes")}
          onConfirm={asked.leave}
          cancelLabel={words.t("common.no")}
          onCancel={asked.stay}
        >
          {words.t("common.discardText")}
        </MessageModal>
      </Suspense>
    )
  );
};
