import { useEffect, useRef } from "react";
import type { SiblingFrame } from "./use-siblings.ts";

interface HiddenFrameProps {
  readonly frame: SiblingFrame;
  /** Once, with what there is to say for certain. */
  readonly onAnswer: (answer: "done" | "told" | "noAnswer") => void;
}

/** A sibling's or client's own page of signing out. A sibling is asked once it says that it is there, and then answers. */
export const HiddenFrame = ({ frame: { kind, url, name }, onAnswer }: HiddenFrameProps) => {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin: expected } = new URL(url);
    const hear = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (source === null || source !== element.current?.contentWindow || origin !== expected) return;
      const { messageType, isConfirmed } = (data ?? {}) as { messageType?: unknown; isConfirmed?: unknown };
      if (messageType === "ready") element.current.contentWindow.postMessage({ messageType: "logout" }, origin);
      else if (messageType === "loggedOut") onAnswer(isConfirmed === true ? "done" : "noAnswer");
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [url, onAnswer]);
  return (
    <iframe
      ref={element}
      src={url}
      title={name}
      hidden
      // An OpenID client is told by being loaded, and says nothing back.
      onLoad={kind === "client" ? () => onAnswer("told") : undefined}
    />
  );
};
