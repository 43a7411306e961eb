import { useWords } from "@evolve/i18n/react";
import { systemClock } from "@evolve/session";
import { Suspense, useEffect, useState } from "react";
import { MessageModal } from "../overlays/overlays.ts";
import { useRuntime } from "../runtime-context.ts";

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - systemClock.now()) / 1_000));

/** A minute before an idle session ends: one click, Escape included, and it goes on. */
export const IdleWarning = () => {
  const words = useWords();
  const { session } = useRuntime();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(
    () =>
      session.onChange((event) => {
        if (event.type === "IDLE_WARNING") {
          setLeft(secondsUntil(event.endsAt));
          setEndsAt(event.endsAt);
        } else if (event.type === "IDLE_RESUMED") setEndsAt(null);
      }),
    [session],
  );
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);

  const stay = () => {
    session.stay();
    setEndsAt(null);
  };
  return (
    <Suspense>
      {endsAt !== null && (
        <MessageModal
          isOpen
          title={words.t("shell.idleTitle")}
          confirmLabel={words.t("shell.idleStay")}
          onConfirm={stay}
          onCancel={stay}
        >
          {words.t("shell.idleText", { seconds: left })}
        </MessageModal>
      )}
    </Suspense>
  );
};
