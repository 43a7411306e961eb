import { clusterConfiguration } from "@evolve/contracts/openid";
import { CallError, type Client } from "@evolve/session";
import { afterEach, expect, test, vi } from "vitest";
import { loadRegions } from "./load-regions.ts";

const regions = { area: "na1", clusters: [{ area: "na1", authHost: "https://na1.example.com" }] };
/** A client whose calls are answered like this. */
const clientOf = (answer: (name: string) => Promise<unknown>): Pick<Client, "call"> => ({
  call: ((call: { name: string }) => answer(call.name)) as Client["call"],
});

afterEach(() => vi.restoreAllMocks());

test("the regions come from the cluster mapping, and without the toggle no endpoint is asked for [SSO-015]", async () => {
  const client = clientOf((name) => Promise.resolve(name === clusterConfiguration.name ? regions : { success: false }));
  expect(await loadRegions(client)).toEqual({ ...regions, endpointPath: undefined });
});

test("a cluster mapping that cannot be had rejects with why, and is logged [LOGOUT-036]", async () => {
  const logged = vi.spyOn(console, "warn").mockReturnValue();
  const refusal = new CallError({ code: "NETWORK", status: 0 });
  const client = clientOf((name) =>
    name === clusterConfiguration.name ? Promise.reject(refusal) : Promise.resolve({ success: false }),
  );
  await expect(loadRegions(client)).rejects.toBe(refusal);
  expect(logged).toHaveBeenCalledWith("[login] not loaded: cluster configuration", refusal);
});
