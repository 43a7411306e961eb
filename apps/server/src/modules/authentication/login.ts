import type * as contract from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import type { Openid } from "../openid/index.ts";
import { finishSignIn, type OpenedSignIn } from "./admit.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import { type SignedIn, signInWithPassword } from "./sign-in-with-password.ts";

type Call = typeof contract.login;

/** Opens a session by a code that single sign-on has given the browser. Refuses one that is not good, here or any more. */
export type RedeemCode = (code: string, http: FastifyRequest, reply: FastifyReply) => Promise<OpenedSignIn>;

/** What a sign-in takes beside a password: codes of single sign-on, and clients that want a code of their own. */
export interface SignInWays {
  readonly redeemCode: RedeemCode;
  readonly openid: Openid;
}

/** Opens a session, whose `id_token` the page exchanges for its tokens, and answers a client that wants a code with one. */
export const login =
  (services: Services, { redeemCode, openid }: SignInWays) =>
  async ({ body, http, reply }: Request<Call>): Promise<CallAnswer<Call>> => {
    const request = await openid.check(body);
    const { userName = "", password = "", id_token: code } = body;
    const { opened, recoveryCodes }: SignedIn =
      code === undefined
        ? await signInWithPassword(services, { ...body, userName, password }, http)
        : { opened: await redeemCode(code, http, reply) };
    await finishSignIn(services, reply, opened);
    const answer = await answerSignIn(openid, request, opened);
    return recoveryCodes ? { ...answer, recoveryCodes: [...recoveryCodes] } : answer;
  };
