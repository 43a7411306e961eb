import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/user-lists";
import { type Context, operation } from "../../../core/operation.ts";
import { presentUser } from "./present.ts";
import { firstUserRows } from "./search-repository.ts";

type Call = typeof contract.usersByAttributes;

/** Users who have all of these attributes. */
const byAttributes = async ({ actor, query, read, now }: Context<Call>): Promise<CallAnswer<Call>> => {
  const { emailAddress, userName, firstName, lastName, status, teamId, roleId } = query;
  const exactly = { email: emailAddress, user_name: userName, first_name: firstName, last_name: lastName };
  const filter = {
    exactly,
    ...(status && { status: [status] }),
    ...(teamId && { teamId: [teamId] }),
    firstRoleId: roleId,
  };
  const { rows } = await read((tx) => firstUserRows(tx, actor.tenantId, filter, now));
  return { users: rows.map((row) => presentUser(row, now)) };
};

export const usersByAttributes = operation(contract.usersByAttributes, byAttributes);
export const wfoUsersByAttributes = operation(contract.wfoUsersByAttributes, byAttributes);
