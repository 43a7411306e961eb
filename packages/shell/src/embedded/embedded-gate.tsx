import { useWords } from "@evolve/i18n/react";
import { redirects } from "@evolve/session";
import { EmptyState } from "@evolve/widgets/empty-state";
import Unplug from "lucide-react/icons/unplug";
import { type ReactNode, useEffect, useState } from "react";
import { PlainButton } from "../page/plain-button.tsx";
import { ScreenSkeleton } from "../page/screen-skeleton.tsx";

/** How long the host page may take to answer. */
export const initTimeoutMs = 5_000;

interface EmbeddedGateProps {
  /** The page that embeds this one. */
  readonly host: Pick<Window, "postMessage">;
  readonly allowedDomains: readonly string[];
  readonly children: ReactNode;
}

const isInit = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "messageType" in data && data.messageType === "init";

/**
 * An embedded client is shown once its host page has said `init`, in answer to `ready`. A host that says nothing within five seconds,
 * or is not allowed to, leaves an error screen, from which it is asked again.
 */
export const EmbeddedGate = ({ host, allowedDomains, children }: EmbeddedGateProps) => {
  const [state, setState] = useState<"waiting" | "open" | "failed">("waiting");
  const isWaiting = state === "waiting";

  useEffect(() => {
    if (!isWaiting) return undefined;
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      const isAllowed = origin === location.origin || redirects.isAllowed(origin, allowedDomains, location.origin);
      if (source === host && isAllowed && isInit(data)) setState("open");
    };
    addEventListener("message", hear);
    const timer = setTimeout(() => setState("failed"), initTimeoutMs);
    // Says nothing of anybody, so any page may hear it.
    host.postMessage({ messageType: "ready", frame: "embeddedClient" }, "*");
    return () => {
      clearTimeout(timer);
      removeEventListener("message", hear);
    };
  }, [isWaiting, host, allowedDomains]);

  if (state === "open") return children;
  return isWaiting ? <ScreenSkeleton /> : <NoHost onRetry={() => setState("waiting")} />;
};

const NoHost = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useWords();
  return (
    <div className="sh-no-host" role="alert">
      <EmptyState
        tone="danger"
        icon={<Unplug />}
        title={words.t("shell.embeddedTitle")}
        text={words.t("shell.embeddedText")}
        action={
          <PlainButton isPrimary onClick={onRetry}>
            {words.t("common.retry")}
          </PlainButton>
        }
      />
    </div>
  );
};
