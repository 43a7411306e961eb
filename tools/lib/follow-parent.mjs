import { constants } from "node:os";
import { isMainThread } from "node:worker_threads";

/*
 * Loaded into the server by tools/start.mjs. On Ctrl-C a terminal signals every process of the group, npm signals
 * start.mjs once more, and `kill` may reach start.mjs alone: the server shall hear each wish once, whichever way it
 * comes, and shall not outlive a start.mjs that was killed.
 */

/** Signals that come within this time are one wish. */
const oneWish = 1000;

if (isMainThread && process.channel) {
  let heardAt = -Infinity;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => {
      heardAt = performance.now();
      // Ours is the only listener as long as the server has not set its own: then the signal ends it, as without us.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });
  }
  process.on("message", (/** @type {{ signal: NodeJS.Signals }} */ { signal }) => {
    if (performance.now() - heardAt > oneWish) process.kill(process.pid, signal);
  });
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
