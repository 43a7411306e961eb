import * as contract from "@evolve/contracts/publications";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findUnit } from "../planning-setup/index.ts";
import { findPeople } from "./people-repository.ts";
import { searchHistoryRows, searchPublicationRows } from "./publish-repository.ts";

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

export const searchAgentHistory = operation(contract.searchAgentHistory, ({ actor: { tenantId }, body, read }) =>
  read(async (tx) => {
    if ((await findPeople(tx, tenantId, [body.agentId])).size === 0) refuse("notFound");
    const { rows, total, next, statistics } = await searchHistoryRows(tx, tenantId, body);
    const changes = rows.map(({ shiftId, number, publishedBy, publishedAt, before, after }) => ({
      id: shiftId,
      number,
      publishedBy: publishedBy ?? "",
      publishedAt: publishedAt.toISOString(),
      before,
      after,
    }));
    return { changes, totalRecords: total, next, statistics };
  }),
);
