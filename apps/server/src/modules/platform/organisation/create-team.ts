import * as contract from "@evolve/contracts/team-administration";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { recordChange, requireFreeName } from "./policy.ts";
import { insertTeam } from "./teams-repository.ts";

export const createTeam = operation(contract.createTeam, async ({ actor, body, write }) => {
  const team = { id: newId(), name: body.name };
  await write(async (tx) => {
    await requireFreeName(tx, "teams", body.name);
    await insertTeam(tx, actor.tenantId, team);
    await recordChange(tx, "team.created", team.id, { name: team.name });
  });
  return { team: { ...team, version: 1 } };
});
