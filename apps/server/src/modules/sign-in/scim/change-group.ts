import * as contract from "@evolve/contracts/scim-groups";
import { operation } from "../../../core/operation.ts";
import { assertionsOf, changesOf } from "./patch.ts";
import { applyToGroup } from "./save-group.ts";

/** What a body leaves out stays as it is, but for its members: a whole group says who is in it. */
export const replaceScimGroup = operation(contract.replaceScimGroup, ({ body, ...context }) => {
  const said = assertionsOf("replace", body);
  const none = { op: "replace", attribute: "members", part: null, filter: null, value: [] } as const;
  return applyToGroup(context, [none, ...said]);
});

export const patchScimGroup = operation(contract.patchScimGroup, ({ body, ...context }) =>
  applyToGroup(context, changesOf(body.Operations)),
);
