import { redirects } from "@evolve/session";

/** A message between a page and a hidden frame; docs/protocols.md shows each. */
export type FrameMessage = Readonly<Record<string, unknown>> & { readonly messageType: string };

export interface Asker {
  readonly origin: string;
  readonly reply: (message: FrameMessage) => void;
}

type Answers = Readonly<Record<string, (message: FrameMessage, asker: Asker) => void>>;

const notAllowed = "Your site is not authorized to post to this page.";

const messageOf = (data: unknown): FrameMessage | null =>
  typeof data === "object" && data !== null && "messageType" in data && typeof data.messageType === "string"
    ? { ...data, messageType: data.messageType }
    : null;

/**
 * Answers the messages of allowed origins, tells others that they are not, and passes over what it does not know. The page
 * around is told that the frame is there; that says nothing, so it may go to any origin.
 */
export const speak = (frame: string, allowedDomains: readonly string[], answers: Answers): void => {
  addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    const message = messageOf(data);
    if (message === null || source === null || !Object.hasOwn(answers, message.messageType)) return;
    const reply = (sent: FrameMessage): void => source.postMessage(sent, { targetOrigin: origin });
    // Of a page without an origin of its own (a sandbox, a file) there is no address to reply to but any.
    if (origin === location.origin || redirects.isAllowed(origin, allowedDomains, location.origin))
      answers[message.messageType]?.(message, { origin, reply });
    else
      source.postMessage(
        { messageType: "error", message: notAllowed },
        { targetOrigin: origin === "null" ? "*" : origin },
      );
  });
  parent.postMessage({ messageType: "ready", frame }, "*");
};
