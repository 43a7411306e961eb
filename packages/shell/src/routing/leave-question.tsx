import { useWords } from "@evolve/i18n/react";
import { useHasUnsaved } from "@evolve/widgets/unsaved";
import { Suspense, useEffect, useState } from "react";
import { MessageModal } from "../overlays/overlays.ts";
import { useRuntime } from "../runtime-context.ts";
import { addressOfPath } from "./address.ts";
import { isLeavingForGood } from "./leave.ts";

/** Raised on the window instead of a change of page that would lose something; `detail` is the address that was wished for. */
const beforeLeaving = "before-module-unload";

/**
 * Keeps unsaved changes, wherever their form stands: a link, stepping back and an edited hash ask first, and so does the
 * browser before the tab closes. The end of the session asks nobody. Rendered once, by the shell.
 */
export const LeaveQuestion = () => {
  const words = useWords();
  const { history } = useRuntime();
  const hasUnsaved = useHasUnsaved();
  const [asked, setAsked] = useState<{ readonly stay: () => void; readonly leave: () => void } | null>(null);

  useEffect(() => {
    if (!hasUnsaved) return;
    let stayBefore = () => undefined as void;
    const unblock = history.block({
      enableBeforeUnload: () => !isLeavingForGood(),
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        // A screen that rewrites its own parameters closes nothing.
        if (action === "REPLACE" && currentLocation.pathname === nextLocation.pathname) return false;
        window.dispatchEvent(new CustomEvent(beforeLeaving, { detail: addressOfPath(nextLocation.href) }));
        // A newer navigation cancels the question of the one before.
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
  }, [history, hasUnsaved]);

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
