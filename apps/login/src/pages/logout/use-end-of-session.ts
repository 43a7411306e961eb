import { logout } from "@evolve/contracts/session-tokens";
import { logoutFrames } from "@evolve/contracts/session-state";
import { samlLogoutUrl } from "@evolve/contracts/saml";
import { authInfo, type Client } from "@evolve/session";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "../../app-context.ts";
import { ownFrames, type SiblingFrame } from "./use-siblings.ts";

/** `failed`: gone from this browser, and the server has not confirmed that it is over. */
export type EndState = "ending" | "ended" | "failed";

interface EndOfSession {
  readonly state: EndState;
  readonly retry: () => void;
  /** Where the identity provider that opened the session ends its own. */
  readonly providerUrl: string | null;
}

const askMs = 3_000;

/** Which siblings there are, asked while there is still a session to ask in. */
const framesOf = async (client: Client): Promise<readonly SiblingFrame[]> => {
  if (authInfo.read() === undefined) return ownFrames;
  const asked = client.call(logoutFrames, {}, { signal: AbortSignal.timeout(askMs) });
  return asked.then(
    ({ frames }) => frames,
    () => ownFrames,
  );
};

/** The identity provider's part in it; null when it has none, or cannot be asked for. */
const providerUrlOf = async (client: Client): Promise<string | null> => {
  if (authInfo.read() === undefined) return null;
  const asked = client.call(samlLogoutUrl, {}, { signal: AbortSignal.timeout(askMs) });
  return asked.then(
    ({ url }) => url,
    () => null,
  );
};

/** Ends the session of this browser at the server, by its tokens and by the system-wide cookie, by POST alone. */
export const useEndOfSession = (onSiblings?: (frames: readonly SiblingFrame[]) => void): EndOfSession => {
  const { client, session } = useApp();
  const [state, setState] = useState<EndState>("ending");
  const [providerUrl, setProviderUrl] = useState<string | null>(null);
  const isBusy = useRef(false);
  const hasAsked = useRef(false);

  const end = useCallback(async (): Promise<void> => {
    if (onSiblings !== undefined && !hasAsked.current) {
      hasAsked.current = true;
      const [frames, url] = await Promise.all([framesOf(client), providerUrlOf(client)]);
      onSiblings(frames);
      setProviderUrl(url);
    }
    const isEnded = await (await session()).signOut();
    // The cookie may be of another session than the tokens were.
    if (isEnded) await client.call(logout, { body: {} });
    setState(isEnded ? "ended" : "failed");
  }, [client, session, onSiblings]);

  const run = useCallback((): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("ending");
    void end()
      .catch(() => setState("failed"))
      .finally(() => {
        isBusy.current = false;
      });
  }, [end]);
  // After the page has been shown, so that it says what is going on.
  useEffect(() => {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [run]);
  return { state, retry: run, providerUrl };
};
