import { isRecord } from "./json.ts";
import { createListeners, type Unsubscribe } from "./listeners.ts";

/** Why a session ended. */
export type SignOutReason = "user" | "idle" | "expired";

/** What the tabs of one browser tell each other. `docs/protocols.md` shows each. */
export type TabMessage =
  | { readonly type: "signed-in"; readonly sub: string }
  | { readonly type: "signed-out"; readonly reason: SignOutReason }
  | { readonly type: "refreshed" }
  | { readonly type: "activity"; readonly at: number };

export interface Channel {
  readonly post: (message: TabMessage) => void;
  /** Messages of the other tabs, never one's own. */
  readonly listen: (listener: (message: TabMessage) => void) => Unsubscribe;
}

const channelName = "evolve-session";
const reasons: readonly unknown[] = ["user", "idle", "expired"] satisfies SignOutReason[];

/** A tab may run an older or newer version: what is not one of the messages is passed over. */
const isTabMessage = (data: unknown): data is TabMessage => {
  if (!isRecord(data)) return false;
  switch (data["type"]) {
    case "signed-in":
      return typeof data["sub"] === "string";
    case "signed-out":
      return reasons.includes(data["reason"]);
    case "activity":
      return typeof data["at"] === "number";
    default:
      return data["type"] === "refreshed";
  }
};

export const createBroadcastChannel = (): Channel => {
  const channel = new BroadcastChannel(channelName);
  const listeners = createListeners<TabMessage>();
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listeners.emit(data);
  });
  return { post: (message) => channel.postMessage(message), listen: listeners.add };
};
