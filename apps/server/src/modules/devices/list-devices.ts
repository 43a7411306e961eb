import type { CallAnswer } from "@evolve/contracts/call";
import type { listDevices as contract } from "@evolve/contracts/devices";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { browserNameOf } from "../notices/index.ts";
import { deviceIdOf } from "./cookie.ts";
import { listDeviceRows } from "./repository.ts";

type Call = typeof contract;

/** The caller's known devices. */
export const listDevices =
  (services: Services) =>
  async ({ actor, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const current = deviceIdOf(services, http);
    const rows = await services.database.readTenant(tenantId, (tx) => listDeviceRows(tx, tenantId, userId));
    return {
      devices: rows.map((row) => ({
        id: row.id,
        browser: browserNameOf(row.userAgent),
        address: row.address,
        firstUsedAt: row.firstUsedAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        current: row.id === current,
      })),
    };
  };
