import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/scim-groups";
import { type ActorTransaction, type Context } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findKnownUsers } from "../../directory/users/index.ts";
import { changeGroup, changeGroupMembers } from "../../platform/organisation/index.ts";
import { changeGroupDraft, type GroupDraft } from "./group-draft.ts";
import {
  findScimGroup,
  listScimMembers,
  lockScimGroup,
  type ScimGroupRow,
  setGroupExternalId,
} from "./groups-repository.ts";
import type { Change } from "./patch.ts";
import { groupTag, presentScimGroup } from "./present-group.ts";
import { answerResource, isAsked, requireTag } from "./resource.ts";

type Call = typeof contract.replaceScimGroup | typeof contract.patchScimGroup;
type Answering = Pick<Context<Call>, "query" | "reply" | "services">;

/** Refuses members whom the tenant does not have, as a fault of the value. */
export const requireMembers = async (tx: ActorTransaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const known = new Set(await findKnownUsers(tx, tx.tenantId, ids));
  if (ids.some((id) => !known.has(id))) refuse("invalidParameters", { fields: { "members.value": "notFound" } });
};

/** Makes of a group what the identity provider says, in the caller's transaction. */
const saveGroup = async (
  tx: ActorTransaction,
  row: ScimGroupRow,
  { before, draft }: { readonly before: GroupDraft; readonly draft: GroupDraft },
): Promise<void> => {
  const added = [...draft.members].filter((id) => !before.members.has(id));
  const removed = [...before.members].filter((id) => !draft.members.has(id));
  await requireMembers(tx, added);
  if (draft.name !== before.name) await changeGroup(tx, { id: row.id, name: draft.name });
  if (draft.externalId !== before.externalId) await setGroupExternalId(tx, tx.tenantId, row.id, draft.externalId);
  if (added.length + removed.length > 0) await changeGroupMembers(tx, row.id, { added, removed });
};

/** The answer of every call that has changed a group. */
export const answerGroup = async (
  tx: ActorTransaction,
  id: string,
  { query, reply, services }: Answering,
): Promise<CallAnswer<Call>> => {
  const row = (await findScimGroup(tx, tx.tenantId, id)) ?? refuse("notFound");
  const members = isAsked(query, "members") ? await listScimMembers(tx, tx.tenantId, [id]) : null;
  return answerResource(reply, presentScimGroup(services, row, members), query);
};

export const applyToGroup = (
  context: Omit<Context<Call>, "body">,
  changes: readonly Change[],
): Promise<CallAnswer<Call>> => {
  const { params, http, write } = context;
  return write(async (tx) => {
    const row = (await lockScimGroup(tx, tx.tenantId, params.groupId)) ?? refuse("notFound");
    requireTag(http, groupTag(row));
    const members = await listScimMembers(tx, tx.tenantId, [row.id]);
    const before = { name: row.name, externalId: row.externalId, members: new Set(members.map(({ id }) => id)) };
    await saveGroup(tx, row, { before, draft: changes.reduce<GroupDraft>(changeGroupDraft, before) });
    return answerGroup(tx, row.id, context);
  });
};
