import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createConnection, waitBefore } from "./connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the connection to the server", () => {
  it("the waits double and end at half a minute", () => {
    expect([0, 1, 2, 3, 4, 9].map(waitBefore)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it("once lost, it asks until the server answers and tells about both", async () => {
    const answers = [false, false, true];
    const reach = vi.fn(() => Promise.resolve(answers.shift() ?? true));
    const connection = createConnection(reach);
    const told: boolean[] = [];
    connection.subscribe(() => told.push(connection.isLost()));

    connection.lost();
    connection.lost();
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
    expect(reach).toHaveBeenCalledTimes(3);
    expect(told).toEqual([true, false]);

    await vi.advanceTimersByTimeAsync(60_000);
    expect(reach).toHaveBeenCalledTimes(3);
  });

  it("asks at once when told to", async () => {
    const connection = createConnection(() => Promise.resolve(true));
    connection.lost();
    await connection.retry();
    expect(connection.isLost()).toBe(false);
  });

  it("any answer of the server ends the asking", async () => {
    const reach = vi.fn(() => Promise.resolve(false));
    const connection = createConnection(reach);
    connection.lost();
    connection.found();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reach).not.toHaveBeenCalled();
  });
});
