import { useWords } from "@evolve/i18n/react";
import { authInfo, networkCode } from "@evolve/session";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { Suspense, useEffect, useRef, useState } from "react";
import { LauncherPopover, StudioModal } from "../overlays/overlays.ts";
import { allowedDomains } from "../page/boot-data.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { childWindows } from "./child-windows.ts";

/** Opens the list of other apps, and answers those that are open. */
export const LauncherButton = () => {
  const words = useWords();
  const { toasts } = useShell();
  const { wordStore } = useRuntime();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [asksForStudio, setAsksForStudio] = useState(false);
  useAnswers();

  const toggle = async () => {
    if (isOpen) return setOpen(false);
    try {
      await wordStore.need(["launcher"]);
      setOpen(true);
    } catch {
      toasts.show({ tone: "danger", text: words.error(networkCode) });
    }
  };
  const fetch = () => {
    LauncherPopover.fetch();
    void wordStore.need(["launcher"]).catch(() => undefined);
  };
  const label = words.t("shell.launcher");

  return (
    <>
      <button
        ref={button}
        type="button"
        className="sh-header-button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => void toggle()}
      >
        <LayoutGrid />
      </button>
      <Suspense>
        {isOpen && (
          <LauncherPopover
            anchor={button}
            onClose={() => setOpen(false)}
            onStudio={() => {
              StudioModal.fetch();
              setAsksForStudio(true);
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {asksForStudio && (
          <StudioModal
            onClose={() => {
              setAsksForStudio(false);
              // The page takes no focus until the modal has gone.
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        )}
      </Suspense>
    </>
  );
};

/** Answers open apps, those from before a reload too. An app asks once when it needs a token, so the page listens from its start. */
const useAnswers = () => {
  const { settings } = useRuntime();
  useEffect(() => {
    const answering = {
      allowedDomains: allowedDomains(),
      baseUrls: settings.baseUrls,
      origin: location.origin,
      tokenNow: () => authInfo.read()?.token,
      children: childWindows,
    };
    const hear = (event: MessageEvent<unknown>) => {
      if (isLoaded(event.data)) void import("./answer-apps.ts").then(({ answerApp }) => answerApp(event, answering));
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [settings]);
};

const isLoaded = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "messageType" in data && data.messageType === "loaded";
