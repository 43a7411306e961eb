import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useEffect } from "react";
import { useWaiting } from "./use-waiting.ts";

const WaitingList = lazyPart(async () => (await import("./waiting-list.tsx")).WaitingList);

/** What waits for the connection, and sends it; nothing where nothing waits. */
export const WaitingNote = () => {
  const waiting = useWaiting();
  // Without a connection it could no longer be loaded, which is when something begins to wait.
  useEffect(() => WaitingList.fetch(), []);
  if (waiting.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WaitingList waiting={waiting} />
    </Suspense>
  );
};
