import * as z from "zod/mini";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import { calculateGroup } from "./calculate-group.ts";
import { CalculationPayload } from "./calculation-payload.ts";
import { storeCalculation } from "./requirements-repository.ts";

const Checkpoint = z.object({ done: z.number() });

/** Calculates planning groups one by one; each is stored together with the progress. */
export const work: ThreadWork = async ({ database, tenantId, payload, checkpoint, save }) => {
  const { planningGroupIds, userId, at } = CalculationPayload.parse(payload);
  const before = checkpoint ? Checkpoint.parse(checkpoint).done : 0;
  const read = <T>(query: Parameters<typeof database.readTenant<T>>[1]): Promise<T> =>
    database.readTenant(tenantId, query);
  for (let done = before; done < planningGroupIds.length; done += 1) {
    const found = await calculateGroup(read, tenantId, planningGroupIds[done] ?? "", new Date(at));
    await save({
      progress: (done + 1) / planningGroupIds.length,
      checkpoint: { done: done + 1 },
      write: async (tx) => {
        if (found) await storeCalculation(tx, tenantId, { ...found.calculation, calculatedBy: userId }, found.rows);
      },
    });
  }
  return { planningGroups: planningGroupIds.length };
};
