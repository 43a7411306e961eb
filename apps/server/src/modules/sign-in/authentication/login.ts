import * as contract from "@evolve/contracts/authentication";
import type { FastifyReply, FastifyRequest } from "fastify";
import { operation } from "../../../core/operation.ts";
import { defineService } from "../../../core/services.ts";
import { openidProvider } from "../openid/index.ts";
import { finishSignIn, type OpenedSignIn } from "./admit.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import { type SignedIn, signInWithPassword } from "./sign-in-with-password.ts";

/** Opens a session by a code that single sign-on has given the browser. Refuses one that is not good, here or any more. */
export type RedeemCode = (code: string, http: FastifyRequest, reply: FastifyReply) => Promise<OpenedSignIn>;

export const codesOfSingleSignOn = defineService<RedeemCode>("codes of single sign-on");

/** Opens a session, whose `id_token` the page exchanges for its tokens, and answers a client that wants a code with one. */
export const login = operation(contract.login, async ({ body, http, reply, services }) => {
  const openid = services.use(openidProvider);
  const request = await openid.check(body);
  const { userName = "", password = "", id_token: code } = body;
  const { opened, recoveryCodes }: SignedIn =
    code === undefined
      ? await signInWithPassword(services, { ...body, userName, password }, http)
      : { opened: await services.use(codesOfSingleSignOn)(code, http, reply) };
  await finishSignIn(services, reply, opened);
  const answer = await answerSignIn(openid, request, opened);
  return recoveryCodes ? { ...answer, recoveryCodes: [...recoveryCodes] } : answer;
});
