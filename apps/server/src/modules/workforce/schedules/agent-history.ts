import * as contract from "@evolve/contracts/schedules";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findPeople } from "./people-repository.ts";
import { listHistory } from "./publish-repository.ts";

export const readAgentHistory = operation(
  contract.readAgentHistory,
  ({ actor: { tenantId }, params: { agentId }, read }) =>
    read(async (tx) => {
      if ((await findPeople(tx, tenantId, [agentId])).size === 0) refuse("notFound");
      const rows = await listHistory(tx, tenantId, agentId, contract.scheduleLimits.historyShown);
      return {
        changes: rows.map(({ shiftId, number, publishedBy, publishedAt, before, after }) => ({
          shiftId,
          number,
          publishedBy: publishedBy ?? "",
          publishedAt: publishedAt.toISOString(),
          before,
          after,
        })),
      };
    }),
);
