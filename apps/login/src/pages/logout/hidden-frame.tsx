import { askFrame } from "@evolve/session";
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
    if (element.current === null) return undefined;
    return askFrame({
      frame: element.current,
      origin: new URL(url).origin,
      question: { messageType: "logout" },
      onAnswer: (data) => {
        const { messageType, isConfirmed } = (data ?? {}) as { messageType?: unknown; isConfirmed?: unknown };
        if (messageType === "loggedOut") onAnswer(isConfirmed === true ? "done" : "noAnswer");
      },
    });
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
