import { CallError } from "@evolve/session";
import { expect, it } from "vitest";
import { loadToggles } from "./load-toggles.ts";

it("toggles that cannot be loaded reject with the failure, and are not taken for none [PERM-027]", async () => {
  const failure = new CallError({ code: "GeneralError", status: 500 });
  await expect(loadToggles({ call: () => Promise.reject(failure) })).rejects.toBe(failure);
  expect(await loadToggles({ call: () => Promise.resolve({ toggledFeatures: [] }) as never })).toEqual(new Set());
});
