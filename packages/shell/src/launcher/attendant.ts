import { logFault } from "../log.ts";
import { serviceOrigin } from "./service-address.ts";

interface Asking {
  readonly niceBaseUrl: string;
  readonly agentId: string;
  readonly businessUnitId: string;
  readonly token: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
}

/** Session storage's key for an answer about one agent of one business unit. */
const keyOf = ({ agentId, businessUnitId }: Asking): string => `attendantUser:${agentId}:${businessUnitId}`;

const ask = async ({ niceBaseUrl, agentId, businessUnitId, token, fetch }: Asking): Promise<boolean> => {
  const origin = serviceOrigin(niceBaseUrl, "attendant");
  if (origin === undefined) throw new Error(`no host for the auto-attendant beside ${niceBaseUrl}`);
  const query = new URLSearchParams({ agentId, businessUnitId });
  const response = await fetch(`${origin}/api/v1/users/exists?${query.toString()}`, {
    headers: { Accept: "application/json", Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`the auto-attendant answered ${response.status}`);
  const body: unknown = await response.json();
  return typeof body === "object" && body !== null && "exists" in body && body.exists === true;
};

/**
 * Whether the auto-attendant knows this user. Asked once per browser session; a failure is logged and counts as no, which hides the
 * app.
 */
export const isAttendantUser = async (asking: Asking): Promise<boolean> => {
  const key = keyOf(asking);
  const kept = asking.storage.getItem(key);
  if (kept !== null) return kept === "true";
  let exists = false;
  try {
    exists = await ask(asking);
  } catch (cause) {
    logFault("the auto-attendant could not be asked", cause);
  }
  asking.storage.setItem(key, String(exists));
  return exists;
};
