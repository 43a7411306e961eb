import { publicFeatureToggle } from "@evolve/contracts/authentication";
import { clusterConfiguration } from "@evolve/contracts/openid";
import type { Client } from "@evolve/session";

export interface Regions {
  readonly area: string;
  readonly clusters: readonly { readonly area: string; readonly authHost: string }[];
  readonly endpointPath: string | undefined;
}

/** The path of the authorization endpoint, by discovery, where the toggle sends requests to it. */
const endpointPathOf = async (client: Pick<Client, "call">): Promise<string | undefined> => {
  const { success } = await client.call(publicFeatureToggle, { query: { featurename: "global-authorize" } });
  if (!success) return undefined;
  const answer = await fetch("/.well-known/openid-configuration");
  const { authorization_endpoint: endpoint } = (await answer.json()) as { authorization_endpoint: string };
  return new URL(endpoint).pathname;
};

/** The regions and where each signs in. When they cannot be loaded the page says so, and the console says why. */
export const loadRegions = async (client: Pick<Client, "call">): Promise<Regions> => {
  try {
    const [configuration, endpointPath] = await Promise.all([
      client.call(clusterConfiguration, {}),
      endpointPathOf(client),
    ]);
    return { ...configuration, endpointPath };
  } catch (error) {
    console.warn("[login] not loaded: cluster configuration", error);
    throw error;
  }
};
