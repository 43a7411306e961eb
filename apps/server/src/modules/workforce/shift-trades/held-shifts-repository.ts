import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { live } from "./trades-repository.ts";

/** Trades, other than one, in which a shift is offered or wanted and that have not ended. */
const liveOf = (tx: Tx, tenantId: string, shiftIds: readonly string[], except: string | null) =>
  tx
    .selectFrom("shift_trades")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`id is distinct from ${except}::uuid`)
    .where("state", "=", anyOf(live, "text"))
    .where((where) =>
      where.or([
        where("give_shift_id", "=", anyOf(shiftIds, "uuid")),
        where("get_shift_id", "=", anyOf(shiftIds, "uuid")),
      ]),
    );

/** Whether somebody offers a shift already. */
export const isOffered = async (
  tx: Tx,
  tenantId: string,
  { shiftId, except, now }: { readonly shiftId: string; readonly except: string | null; readonly now: Date },
): Promise<boolean> =>
  (await liveOf(tx, tenantId, [shiftId], except).where("expires_at", ">", now).limit(1).executeTakeFirst()) !==
  undefined;

/** Those of somebody's shifts that are offered or wanted already. */
export const listHeld = async (
  tx: Tx,
  tenantId: string,
  shiftIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await liveOf(tx, tenantId, shiftIds, null)
    .select(["give_shift_id", "get_shift_id"])
    .where("expires_at", ">", now)
    .execute();
  return new Set(
    rows.flatMap(({ give_shift_id, get_shift_id }) => [
      give_shift_id,
      ...(get_shift_id === null ? [] : [get_shift_id]),
    ]),
  );
};

/** Ends the other trades of shifts that now belong to somebody else. */
export const endOthers = async (
  tx: Tx,
  tenantId: string,
  shiftIds: readonly string[],
  except: string,
): Promise<void> => {
  await tx
    .updateTable("shift_trades")
    .set((select) => ({ state: "expired", version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "in", liveOf(tx, tenantId, shiftIds, except))
    .execute();
};
