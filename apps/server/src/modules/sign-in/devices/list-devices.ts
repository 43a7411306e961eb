import { listDevices as contract } from "@evolve/contracts/devices";
import { operation } from "../../../core/operation.ts";
import { browserNameOf } from "../../platform/notices/index.ts";
import { deviceIdOf } from "./cookie.ts";
import { listDeviceRows } from "./repository.ts";

/** The caller's known devices. */
export const listDevices = operation(contract, async ({ actor, http, services, read }) => {
  const { tenantId, userId } = actor;
  const current = deviceIdOf(services, http);
  const rows = await read((tx) => listDeviceRows(tx, tenantId, userId));
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
});
