import { createBroadcastChannel } from "./channel.ts";

/** Calls back whenever somebody has signed in or out at this host, or has a new token. */
export const sessionNews = (listener: () => void): void => {
  createBroadcastChannel().listen(({ type }) => {
    if (type !== "activity") listener();
  });
};
