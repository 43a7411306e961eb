import * as contract from "@evolve/contracts/devices";
import { operation } from "../../../core/operation.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { browserNameOf } from "../../platform/notices/index.ts";
import { deviceIdOf } from "./cookie.ts";
import { type DeviceRow, listDeviceRows } from "./repository.ts";

/** The caller's known devices. */
export const listDevices = operation(contract.listDevices, async ({ actor, http, services, read }) => {
  const { tenantId, userId } = actor;
  const current = deviceIdOf(services, http);
  const rows = await read((tx) => listDeviceRows(tx, tenantId, userId));
  return { devices: rows.map((row) => present(row, current)) };
});

/** A user's known devices, for an administrator. */
export const listUserDevices = operation(
  contract.listUserDevices,
  async ({ actor, params: { userId }, http, services, write }) => {
    const current = userId === actor.userId ? deviceIdOf(services, http) : null;
    const rows = await write(async (tx) => {
      await requireNotAbove(tx, userId);
      return listDeviceRows(tx, actor.tenantId, userId);
    });
    return { devices: rows.map((row) => present(row, current)) };
  },
);

const present = (row: DeviceRow, currentId: string | null) => ({
  id: row.id,
  browser: browserNameOf(row.userAgent),
  address: row.address,
  firstUsedAt: row.firstUsedAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  current: row.id === currentId,
});
