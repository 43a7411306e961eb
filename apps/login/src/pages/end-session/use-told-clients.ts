import type { CallResult } from "@evolve/contracts/call";
import { logoutOutcome } from "@evolve/contracts/openid";
import type { Client } from "@evolve/session";
import { useCallback, useEffect, useState } from "react";

export type ToldClient = CallResult<typeof logoutOutcome>["clients"][number];

/** How long a sign-out waits for applications: none of them may hold it up for long (section 9). */
const patienceMs = 10_000;
const lookEveryMs = 500;

interface Told {
  readonly clients: readonly ToldClient[];
  /** All frames have been loaded and all applications answered, or have had the time to. */
  readonly isOver: boolean;
  readonly markLoaded: (address: string) => void;
}

/** What becomes of the applications of an ended session: told by the server, and by frames in this browser. */
export const useToldClients = (client: Client, sessionId: string | null | undefined): Told => {
  const [clients, setClients] = useState<readonly ToldClient[]>();
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [isLate, setLate] = useState(false);
  const isWaiting = clients?.some(({ backchannel }) => backchannel === "waiting") ?? true;

  useEffect(() => {
    if (sessionId === undefined || sessionId === null || isLate || !isWaiting) return undefined;
    const look = (): void => {
      client.call(logoutOutcome, { body: { sessionId } }).then(
        (outcome) => setClients(outcome.clients),
        // Asked again at the next turn, and given up in time.
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [client, sessionId, isLate, isWaiting]);

  useEffect(() => {
    if (sessionId === undefined) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [sessionId]);

  const markLoaded = useCallback((address: string) => setLoaded((before) => new Set([...before, address])), []);
  const framesDone = clients?.every(({ frontchannel }) => frontchannel === null || loaded.has(frontchannel)) ?? false;
  const isOver = sessionId === null || isLate || (!isWaiting && framesDone);
  return { clients: clients ?? [], isOver: sessionId !== undefined && isOver, markLoaded };
};
