import { expect, it, vi } from "vitest";
import { createConnection } from "./connection.ts";
import { watchNetwork } from "./watch-network.ts";

it("a network that goes is said at once, and one that is back is tried at once", async () => {
  vi.useFakeTimers();
  const network = new EventTarget();
  const reach = vi.fn(() => Promise.resolve(true));
  const connection = createConnection(reach);
  watchNetwork(connection, network);
  network.dispatchEvent(new Event("offline"));
  expect(connection.isLost()).toBe(true);
  network.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(false);
  expect(reach).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
