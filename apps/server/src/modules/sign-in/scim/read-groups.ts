import * as contract from "@evolve/contracts/scim-groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readFilter } from "./filter.ts";
import { findScimGroup, listScimMembers, searchScimGroups } from "./groups-repository.ts";
import { listAnswer, pageOf } from "./page.ts";
import { presentScimGroup } from "./present-group.ts";
import { answerResource, isAsked, project } from "./resource.ts";

export const listScimGroups = operation(contract.listScimGroups, ({ actor: { tenantId }, query, read, services }) => {
  const filter = query.filter === undefined || query.filter === "" ? null : readFilter(query.filter);
  const page = pageOf(query);
  return read(async (tx) => {
    const { rows, total } = await searchScimGroups(tx, tenantId, filter, page, query);
    const ids = rows.map(({ id }) => id);
    const members = isAsked(query, "members") ? await listScimMembers(tx, tenantId, ids) : null;
    const ofGroup = Map.groupBy(members ?? [], ({ groupId }) => groupId);
    const resources = rows.map((row) =>
      project(presentScimGroup(services, row, members && (ofGroup.get(row.id) ?? [])), query),
    );
    return listAnswer(resources, total, page.skip);
  });
});

export const readScimGroup = operation(contract.readScimGroup, (context) => {
  const { actor, params, query, read, reply, services } = context;
  const { tenantId } = actor;
  return read(async (tx) => {
    const row = (await findScimGroup(tx, tenantId, params.groupId)) ?? refuse("notFound");
    const members = isAsked(query, "members") ? await listScimMembers(tx, tenantId, [row.id]) : null;
    return answerResource(reply, presentScimGroup(services, row, members), query);
  });
});
