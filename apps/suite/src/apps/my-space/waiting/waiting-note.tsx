import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense } from "react";

const WaitingList = lazyPart(async () => (await import("./waiting-list.tsx")).WaitingList);

/** What waits for the connection, above a screen. It comes after the screen: it knows how to send everything that can wait. */
export const WaitingNote = () => (
  <Suspense>
    <WaitingList />
  </Suspense>
);
