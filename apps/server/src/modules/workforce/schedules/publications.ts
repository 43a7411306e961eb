import * as contract from "@evolve/contracts/publications";
import type { ShiftDifference } from "@evolve/contracts/schedules";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { ShiftColumn } from "../../../database/json-columns.ts";
import { findUnit } from "../planning-setup/index.ts";
import { hasPublication, searchChangeRows, searchHistoryRows } from "./history-repository.ts";
import { findPeople } from "./people-repository.ts";
import { stateOf } from "./present-changes.ts";
import { searchPublicationRows } from "./publish-repository.ts";

export const searchPublications = operation(contract.searchPublications, ({ actor: { tenantId }, body, read }) =>
  read(async (tx) => {
    if (!(await findUnit(tx, tenantId, body.businessUnitId))) refuse("notFound");
    const { rows, total, next, statistics } = await searchPublicationRows(tx, tenantId, body);
    const publications = rows.map((row) => ({
      id: row.id,
      businessUnitId: row.businessUnitId,
      number: row.number,
      name: row.name,
      firstDay: row.firstDay,
      days: row.days,
      agents: row.agents,
      changes: row.changes,
      publishedBy: row.publishedBy ?? "",
      publishedAt: row.publishedAt.toISOString(),
    }));
    return { publications, totalRecords: total, next, statistics };
  }),
);

export const searchPublicationChanges = operation(
  contract.searchPublicationChanges,
  ({ actor: { tenantId }, body, read }) =>
    read(async (tx) => {
      if (!(await hasPublication(tx, tenantId, body.publicationId))) refuse("notFound");
      const { rows, total, next, statistics } = await searchChangeRows(tx, tenantId, body);
      const changes = rows.map(({ id, agentId, agentName, before, after }) => ({
        id,
        kind: kindOf(before, after),
        agentId,
        agentName,
        before: stateOf(before),
        after: stateOf(after),
      }));
      return { changes, totalRecords: total, next, statistics };
    }),
);

const kindOf = (before: ShiftColumn | null, after: ShiftColumn | null): ShiftDifference["kind"] => {
  if (!before) return "added";
  if (!after) return "removed";
  return before.start === after.start && before.minutes === after.minutes ? "activities" : "moved";
};

export const searchAgentHistory = operation(contract.searchAgentHistory, ({ actor: { tenantId }, body, read }) =>
  read(async (tx) => {
    if ((await findPeople(tx, tenantId, [body.agentId])).size === 0) refuse("notFound");
    const { rows, total, next, statistics } = await searchHistoryRows(tx, tenantId, body);
    const changes = rows.map((row) => ({
      id: row.shiftId,
      cause: row.cause,
      number: row.number,
      publishedBy: row.publishedBy ?? "",
      isAutomatic: row.isAutomatic,
      publishedAt: row.publishedAt.toISOString(),
      before: stateOf(row.before),
      after: stateOf(row.after),
    }));
    return { changes, totalRecords: total, next, statistics };
  }),
);
