import { useWords } from "@evolve/i18n/react";
import { Suspense, useEffect, useState } from "react";
import { fetchMessages, PasswordExpiry, ToastRegion } from "../overlays/overlays.ts";
import { whenIdle } from "../overlays/when-idle.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";

/** The words of what may open over any page. */
const overlayAreas = ["password"] as const;

/** The region of messages, and the warning of an old password: fetched after the page itself. */
export const Messages = () => {
  const words = useWords();
  const { wordStore } = useRuntime();
  const { user } = useShell();
  const [isReady, setReady] = useState(false);
  const [hasWords, setHasWords] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        void fetchMessages().then(() => setReady(true));
        // On failure the part that needs them asks again.
        wordStore.need(overlayAreas).then(
          () => setHasWords(true),
          () => undefined,
        );
      }),
    [wordStore],
  );
  return (
    <Suspense>
      {isReady && <ToastRegion label={words.t("shell.messages")} />}
      {isReady && hasWords && user.isLoggedIn && <PasswordExpiry />}
    </Suspense>
  );
};
