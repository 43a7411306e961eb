interface AskFrame {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly question: Readonly<Record<string, unknown>>;
  readonly onAnswer: (data: unknown) => void;
}

/**
 * Asks the page in a hidden frame once it has said "ready" and has loaded. Until its load event Chromium may not know the frame's new
 * origin yet, and would drop what is addressed to it. Hears that origin alone; returns how to stop.
 */
export const askFrame = ({ frame, origin, question, onAnswer }: AskFrame): (() => void) => {
  let isLoaded = false;
  let isReady = false;
  const askWhenBoth = () => {
    if (!isLoaded || !isReady) return;
    isReady = false;
    frame.contentWindow?.postMessage(question, origin);
  };
  const load = () => {
    isLoaded = true;
    askWhenBoth();
  };
  const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    if ((data as { messageType?: unknown } | null)?.messageType !== "ready") return onAnswer(data);
    isReady = true;
    askWhenBoth();
  };
  frame.addEventListener("load", load);
  addEventListener("message", hear);
  return () => {
    frame.removeEventListener("load", load);
    removeEventListener("message", hear);
  };
};
