import * as contract from "@evolve/contracts/openid";
import { operation } from "../../../core/operation.ts";

/** The regions of this installation, its own first, and where each signs in. */
export const clusterConfiguration = operation(
  contract.clusterConfiguration,
  async ({ services: { config, origin } }) => ({
    area: config.area,
    clusters: [
      { area: config.area, authHost: origin() },
      ...config.otherAreas.filter(({ area }) => area !== config.area),
    ],
  }),
);
