import * as contract from "@evolve/contracts/scim-users";
import { type Context, operation } from "../../../core/operation.ts";
import { applyToUser } from "./change-user.ts";
import { assertionsOf, changesOf } from "./patch.ts";
import { answerUser } from "./read-users.ts";
import { locationOf } from "./resource.ts";

type Call = typeof contract.readScimMe | typeof contract.replaceScimMe | typeof contract.patchScimMe;

/** The caller as the user of the request. Answers name the lasting address beside `/Me` (RFC 7644, 3.11). */
const asOwn = <C extends Pick<Context<Call>, "actor" | "reply" | "services">>(context: C) => {
  const { actor, reply, services } = context;
  void reply.header("location", locationOf(services, "User", actor.userId));
  return { ...context, params: { userId: actor.userId } };
};

export const readScimMe = operation(contract.readScimMe, (context) => answerUser(asOwn(context)));

export const replaceScimMe = operation(contract.replaceScimMe, ({ body, ...context }) =>
  applyToUser(asOwn(context), assertionsOf("replace", body)),
);

export const patchScimMe = operation(contract.patchScimMe, ({ body, ...context }) =>
  applyToUser(asOwn(context), changesOf(body.Operations)),
);
