import type { Tx } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import { readGroupHistory, storeDecision } from "../../modules/workforce/history/index.ts";
import { insertScenario } from "../../modules/workforce/staffing/index.ts";
import { groupNames } from "./set-up.ts";

const dayMs = 86_400_000;
/** So long ago, and of so many days. */
const importedDaysAgo = 2;
const importedDays = 28;

interface Of {
  readonly tenantId: string;
  /** The planner who did it. */
  readonly userId: string;
  readonly now: Date;
}

/** What a planner has done with Acme's year: an import that can be undone, a gap that is repaired, and a scenario. */
export const insertPlannersWork = async (tx: Tx, of: Of): Promise<void> => {
  await insertImport(tx, of);
  const groups = await tx
    .selectFrom("planning_groups")
    .select(["id", "name"])
    .where("tenant_id", "=", of.tenantId)
    .execute();
  const idOf = (name: string): string | undefined => groups.find((group) => group.name === name)?.id;
  const [billing, service] = [idOf(groupNames.billing), idOf(groupNames.service)];
  if (billing !== undefined) await repairGap(tx, of, billing);
  if (service !== undefined)
    await insertScenario(tx, of.tenantId, newId(), {
      planningGroupId: service,
      name: "Christmas campaign",
      parameters: {
        ...{ serviceLevel: null, targetSeconds: null, peopleMax: null },
        ...{ volumePercent: 20, handleTimePercent: 5, shrinkagePoints: 0 },
      },
    });
};

/** The last weeks of the callbacks came by a file. */
const insertImport = async (tx: Tx, { tenantId, userId, now }: Of): Promise<void> => {
  const importId = newId();
  const written = await tx
    .updateTable("interval_history as interval")
    .from("queues as queue")
    .set({ import_id: importId })
    .whereRef("queue.tenant_id", "=", "interval.tenant_id")
    .whereRef("queue.id", "=", "interval.queue_id")
    .where("interval.tenant_id", "=", tenantId)
    .where("queue.name", "=", groupNames.callback)
    .where("interval.starts_at", ">=", new Date(now.getTime() - (importedDays + importedDaysAgo) * dayMs))
    .where("interval.starts_at", "<", new Date(now.getTime() - importedDaysAgo * dayMs))
    .returning("interval.starts_at as startsAt")
    .execute();
  const starts = written.map(({ startsAt }) => startsAt.getTime());
  if (starts.length === 0) return;
  await tx
    .insertInto("history_imports")
    .values({
      tenant_id: tenantId,
      id: importId,
      job_id: newId(),
      created_by: userId,
      created_at: new Date(now.getTime() - importedDaysAgo * dayMs),
      file_names: ["callbacks.csv"],
      is_dry_run: false,
      rows: starts.length,
      imported: starts.length,
      first_at: new Date(Math.min(...starts)),
      last_at: new Date(Math.max(...starts)),
    })
    .execute();
};

const repairGap = async (tx: Tx, { tenantId, userId, now }: Of, planningGroupId: string): Promise<void> => {
  const history = await readGroupHistory(tx, tenantId, planningGroupId, { now });
  if (history === null || history === "unknown") return;
  const finding = history.compare("offered").findings.findLast(({ kind }) => kind === "gap");
  if (!finding) return;
  const of = { planningGroupId, userId, decision: "repair" as const, now };
  await storeDecision(tx, tenantId, { ...history, finding }, { ...of, reason: "The recorder was being replaced" });
};
