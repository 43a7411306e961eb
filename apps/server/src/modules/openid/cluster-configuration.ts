import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/openid";
import type { Services } from "../../http/context.ts";
import type { Openid } from "./openid.ts";

/** The regions of this installation, its own first, and where each signs in. */
export const clusterConfiguration =
  ({ config }: Services, openid: Openid) =>
  (): Promise<CallAnswer<typeof contract.clusterConfiguration>> =>
    Promise.resolve({
      area: config.area,
      clusters: [
        { area: config.area, authHost: openid.issuer() },
        ...config.otherAreas.filter(({ area }) => area !== config.area),
      ],
    });
