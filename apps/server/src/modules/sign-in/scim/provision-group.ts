import * as contract from "@evolve/contracts/scim-groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { addGroup } from "../../platform/organisation/index.ts";
import { changeGroupDraft, newGroup } from "./group-draft.ts";
import { setGroupExternalId } from "./groups-repository.ts";
import { assertionsOf } from "./patch.ts";
import { answerGroup, requireMembers } from "./save-group.ts";

export const provisionGroup = operation(contract.provisionGroup, ({ body, ...context }) => {
  const { name, externalId, members } = assertionsOf("add", body).reduce(changeGroupDraft, newGroup);
  if (name === "") refuse("invalidParameters", { fields: { displayName: "required" } });
  return context.write(async (tx) => {
    const usersIds = [...members];
    await requireMembers(tx, usersIds);
    const { id } = await addGroup(tx, { name, usersIds });
    if (externalId !== null) await setGroupExternalId(tx, tx.tenantId, id, externalId);
    return answerGroup(tx, id, context);
  });
});
