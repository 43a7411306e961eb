import type { logoutFrames } from "@evolve/contracts/session-state";
import type { CallResult } from "@evolve/contracts/call";
import { useCallback, useEffect, useState } from "react";

export type SiblingFrame = CallResult<typeof logoutFrames>["frames"][number];
export type SiblingState = "waiting" | "done" | "told" | "noAnswer";

export interface Sibling {
  readonly frame: SiblingFrame;
  readonly state: SiblingState;
}

/** How long a sign-out waits for those that do not answer (section 9). */
const patienceMs = 10_000;

const own = `${typeof location === "undefined" ? "" : location.origin}/login/#/logoutFrame`;

/** The apps of this host: for a session that can no longer be asked which siblings it has. */
export const ownFrames: readonly SiblingFrame[] = ["contactCentre", "analytics", "dashboards"].map((name) => ({
  kind: "sibling",
  name,
  url: own,
}));

export interface Siblings {
  /** Empty until it is known which there are. */
  readonly all: readonly Sibling[];
  readonly answer: (index: number, state: SiblingState) => void;
  readonly ask: (frames: readonly SiblingFrame[]) => void;
  /** Everybody has answered, or has had the time to. */
  readonly isOver: boolean;
}

/** What each sibling says of its own sign-out. */
export const useSiblings = (): Siblings => {
  const [all, setAll] = useState<readonly Sibling[]>([]);
  const isAsked = all.length > 0;
  const answer = useCallback((index: number, state: SiblingState): void => {
    setAll((siblings) =>
      siblings.map((sibling, at) => (at === index && sibling.state === "waiting" ? { ...sibling, state } : sibling)),
    );
  }, []);
  const ask = useCallback((frames: readonly SiblingFrame[]): void => {
    setAll(frames.map((frame) => ({ frame, state: "waiting" })));
  }, []);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => {
      setAll((siblings) =>
        siblings.map((sibling) => (sibling.state === "waiting" ? { ...sibling, state: "noAnswer" } : sibling)),
      );
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return { all, answer, ask, isOver: isAsked && all.every(({ state }) => state !== "waiting") };
};
