import * as contract from "@evolve/contracts/report-deliveries";
import { operation } from "../../../../core/operation.ts";
import { newId } from "../../../../ids.ts";
import { checkFields, readDelivery, recordDelivery } from "./policy.ts";
import { insertDelivery } from "./repository.ts";

export const createReportDelivery = operation(contract.createReportDelivery, ({ actor, body, write }) =>
  write(async (tx) => {
    const id = newId();
    const checked = await checkFields(tx, body, null);
    await insertDelivery(tx, actor.tenantId, { id, createdBy: actor.userId, ...checked });
    await recordDelivery(tx, "created", id, { ...checked.fields });
    return { delivery: await readDelivery(tx, id) };
  }),
);
