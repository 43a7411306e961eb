import { askFrame } from "@evolve/session";
import { useEffect, useRef } from "react";
import { useRuntime } from "../runtime-context.ts";

/** What the frame says of the session on its host. */
interface SessionMessage {
  readonly token: string | null;
}

const sessionOf = (data: unknown): SessionMessage | undefined => {
  if (typeof data !== "object" || data === null || !("messageType" in data) || data.messageType !== "session")
    return undefined;
  return "token" in data && (typeof data.token === "string" || data.token === null) ? { token: data.token } : undefined;
};

/**
 * While the page is on another host than the tenant's base, a hidden frame of the base reports the session there. When that session
 * ends, this one ends too. A frame that never reported a session reports no end either: the browser may block its cookies.
 */
export const SessionFrame = () => {
  const { session, settings } = useRuntime();
  const base = URL.parse(settings.baseUrls.niceBaseUrl);
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = base?.origin;

  useEffect(() => {
    if (frame.current === null || origin === undefined) return undefined;
    let wasSignedIn = false;
    return askFrame({
      frame: frame.current,
      origin,
      question: { messageType: "getSession" },
      onAnswer: (data) => {
        const message = sessionOf(data);
        if (message === undefined) return;
        if (message.token === null && wasSignedIn) void session.signOut("expired");
        wasSignedIn = message.token !== null;
      },
    });
  }, [session, origin]);

  if (base === null || base.host === location.host) return null;
  return <iframe ref={frame} hidden title={base.host} src={`${base.origin}/login/#/sessionFrame`} />;
};
