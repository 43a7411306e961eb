import type { Client } from "@evolve/session";
import { expect, it, vi } from "vitest";
import { loadToggles } from "./load-toggles.ts";

const clientOf = (call: () => Promise<unknown>): Pick<Client, "call"> => ({ call: call as Client["call"] });

it("toggles that are on are those of the list", async () => {
  const client = clientOf(() => Promise.resolve({ toggledFeatures: ["a", "b"] }));
  expect(await loadToggles(client, { isRequired: true })).toEqual(new Set(["a", "b"]));
});

it("a failure is logged; required toggles reject, others are off [PERM-027]", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const client = clientOf(() => Promise.reject(new Error("down")));
  expect(await loadToggles(client, { isRequired: false })).toEqual(new Set());
  await expect(loadToggles(client, { isRequired: true })).rejects.toThrow("down");
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
