import { authInfo } from "./auth-info.ts";
import { createBroadcastChannel } from "./channel.ts";
import { browserCookies } from "./cookies.ts";
import { forgetPerson } from "./forget.ts";

const probe = "frame_probe";

/** Whether the browser lets this page use its host's cookies; to a frame on another site it does not. */
const reachesCookies = (): boolean => {
  browserCookies.write(probe, "1", 10);
  const isKept = browserCookies.read(probe) === "1";
  browserCookies.remove(probe);
  return isKept;
};

/**
 * Signs out at this host without the machinery of a session, for a hidden frame. False where the browser keeps the host's
 * cookies away from the frame, or the server did not confirm: then nobody can say that nothing is left.
 */
export const leaveHost = async (): Promise<boolean> => {
  const held = authInfo.read();
  const isReached = reachesCookies();
  forgetPerson(authInfo, browserCookies, localStorage);
  createBroadcastChannel().post({ type: "signed-out", reason: "user" });
  if (held === undefined) return isReached;
  const body = JSON.stringify({ accessToken: held.token, refreshToken: held.refreshToken });
  const headers = { "Content-Type": "application/json" };
  try {
    // Bare, since the frame has no need of contracts: all that it wants to know is whether it was done.
    const path = "/public/authentication/v1/logout";
    const { ok } = await fetch(path, { method: "POST", headers, body, keepalive: true });
    return ok && isReached;
  } catch {
    return false;
  }
};
