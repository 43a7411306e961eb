import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { Tx } from "../../../database/index.ts";

export interface DeviceUse {
  tenantId: string;
  userId: string;
  id: string;
  userAgent: string;
  address: string;
  now: Date;
}

/** Notes that a device was used. True when it was not known before. */
export const noteDevice = async (tx: Tx, use: DeviceUse): Promise<boolean> => {
  const [row] = await upsertDevice(tx, use);
  return row?.isNew ?? false;
};

const upsertDevice = compiledOnce((tx, use: DeviceUse) =>
  tx
    .insertInto("known_devices")
    .values({
      tenant_id: use.tenantId,
      user_id: use.userId,
      id: use.id,
      user_agent: use.userAgent,
      address: use.address,
      first_used_at: use.now,
      last_used_at: use.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "user_id", "id"])
        .doUpdateSet({ last_used_at: use.now, user_agent: use.userAgent, address: use.address }),
    )
    .returning(sql<boolean>`xmax = 0`.as("isNew")),
);

export const isKnownDevice = async (tx: Tx, tenantId: string, userId: string, id: string): Promise<boolean> =>
  (await selectDevice(tx, { tenantId, userId, id })).length > 0;

const selectDevice = compiledOnce((tx, device: { tenantId: string; userId: string; id: string }) =>
  tx
    .selectFrom("known_devices")
    .select("id")
    .where("tenant_id", "=", device.tenantId)
    .where("user_id", "=", device.userId)
    .where("id", "=", device.id),
);

export interface DeviceRow {
  id: string;
  userAgent: string;
  address: string;
  firstUsedAt: Date;
  lastUsedAt: Date;
}

/** Newest use first. */
export const listDeviceRows = (tx: Tx, tenantId: string, userId: string): Promise<DeviceRow[]> =>
  tx
    .selectFrom("known_devices")
    .select(["id", "user_agent as userAgent", "address", "first_used_at as firstUsedAt", "last_used_at as lastUsedAt"])
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** Forgets devices of a user: those given, or all. Answers how many there were. */
export const deleteDevices = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  ids?: readonly string[],
): Promise<number> => {
  const rows = await tx
    .deleteFrom("known_devices")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .$if(ids !== undefined, (query) => query.where("id", "=", anyOf(ids ?? [], "uuid")))
    .returning("id")
    .execute();
  return rows.length;
};
