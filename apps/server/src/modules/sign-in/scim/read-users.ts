import * as contract from "@evolve/contracts/scim-users";
import { type Context, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readFilter } from "./filter.ts";
import { listAnswer, pageOf } from "./page.ts";
import { presentScimUser } from "./present-user.ts";
import { answerResource, project } from "./resource.ts";
import { findScimUser, searchScimUsers } from "./users-repository.ts";

export const listScimUsers = operation(contract.listScimUsers, async ({ actor, query, read, services }) => {
  const filter = query.filter === undefined || query.filter === "" ? null : readFilter(query.filter);
  const page = pageOf(query);
  const { rows, total } = await read((tx) => searchScimUsers(tx, actor.tenantId, filter, page, query));
  const resources = rows.map((row) => project(presentScimUser(services, row), query));
  return listAnswer(resources, total, page.skip);
});

type Reading = Pick<
  Context<typeof contract.readScimUser>,
  "actor" | "params" | "query" | "read" | "reply" | "services"
>;

/** Answers one user as they are. */
export const answerUser = async ({ actor, params, query, read, reply, services }: Reading) => {
  const row = await read((tx) => findScimUser(tx, actor.tenantId, params.userId));
  return answerResource(reply, presentScimUser(services, row ?? refuse("notFound")), query);
};

export const readScimUser = operation(contract.readScimUser, answerUser);
