import type { Session, SessionEvent } from "@evolve/session";
import { expect, it, vi } from "vitest";
import { watchEndOfSession } from "./end-of-session.ts";

it("the page reloads when the role has changed, and not for a token that is renewed [LOGOUT-026]", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const listeners: ((event: SessionEvent) => void)[] = [];
  const session: Pick<Session, "onChange"> = {
    onChange: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  watchEndOfSession(session as Session);
  for (const listener of listeners) listener({ type: "REFRESHED" });
  expect(reload).not.toHaveBeenCalled();
  for (const listener of listeners) listener({ type: "ROLE_CHANGED" });
  expect(reload).toHaveBeenCalledTimes(1);
});
