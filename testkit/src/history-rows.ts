import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import type { BuiltUser } from "./builders.ts";
import { interval } from "./probe-samples.ts";

export interface HistoryIds {
  readonly historyFileId: string;
  readonly historyImportId: string;
}

/** A row in each table of imports of interval history. */
export const fillHistoryTables = async (
  { clock, database }: Services,
  { id: userId, tenantId: tenant_id }: BuiltUser,
  queueId: string,
  named: (name: string) => string,
): Promise<HistoryIds> => {
  const ids = { historyFileId: newId(), historyImportId: newId() };
  const start = new Date(interval.start);
  const created = { created_by: userId, created_at: clock.now() };
  await database.withTenant(tenant_id, async (tx) => {
    await tx
      .insertInto("history_files")
      .values({ tenant_id, id: ids.historyFileId, ...created, file_name: named("history.csv"), format: "csv" })
      .execute();
    await tx
      .insertInto("history_file_pieces")
      .values({ tenant_id, file_id: ids.historyFileId, number: 0, content: Buffer.from("Start,Offered\n") })
      .execute();
    await tx
      .insertInto("history_imports")
      .values({
        tenant_id,
        id: ids.historyImportId,
        job_id: newId(),
        ...created,
        file_names: [named("history.csv")],
        is_dry_run: false,
        first_at: start,
        last_at: start,
      })
      .execute();
    await tx
      .insertInto("history_replaced")
      .values({
        tenant_id,
        import_id: ids.historyImportId,
        queue_id: queueId,
        starts_at: start,
        minutes: interval.minutes,
        offered: interval.offered,
        handled: interval.handled,
        abandoned: interval.abandoned,
        answered_in_level: interval.answeredInLevel,
        talk_seconds: interval.talkSeconds,
        hold_seconds: interval.holdSeconds,
        after_call_seconds: interval.afterCallSeconds,
      })
      .execute();
  });
  return ids;
};
