import { Id } from "@evolve/contracts/validators";
import { SignJWT } from "jose";
import * as z from "zod/mini";
import { plusSeconds, secondsOf } from "../../../clock.ts";
import { on, type Subscription } from "../../../core/event.ts";
import type { Services } from "../../../core/services.ts";
import { sendOutgoing } from "../../../http/outgoing.ts";
import { defineJob, enqueueAll } from "../../../jobs/index.ts";
import { newId } from "../../../ids.ts";
import { sessionsEnded } from "../sessions/index.ts";
import type { Client } from "./clients.ts";
import { claimExpired, claimOpen, findOpenLogout, type LogoutState, recordLogoutOutcome } from "./logout-repository.ts";
import { openidProvider } from "./openid.ts";
import { pairwiseSubject } from "./pairwise.ts";
import { addressBeside } from "./same-origin.ts";

const attemptsAtMost = 6;
const firstRetrySeconds = 5;
const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";

/** Tells an OpenID client over the back channel that a session has ended, again when it does not answer, and records what became of it. */
export const tellClient = defineJob({
  name: "openid.tell-client",
  payload: z.strictObject({ sessionId: Id, clientId: z.string() }),
  retries: { most: attemptsAtMost, waitSeconds: (attempt) => firstRetrySeconds * 2 ** attempt },
  run: async ({ services, payload, tenantId, attempt, isLastAttempt }) => {
    const { config, database } = services;
    const openid = services.use(openidProvider);
    const told = { ...payload, tenantId: tenantId ?? "" };
    const due = await findOpenLogout(database.system, told);
    if (!due) return;
    const recordOutcome = (state: LogoutState, error: string | null) =>
      recordLogoutOutcome(database.system, told, { state, error, attempts: attempt });
    const client = await openid.clients.find(told.clientId);
    const address = addressBeside(due.redirectUri, client?.backchannelLogoutUris ?? []);
    if (!client || !address) return recordOutcome("none", null);
    try {
      const token = await issueLogoutToken(services, openid.issuer(), client, { ...told, userId: due.userId });
      const { status } = await sendOutgoing(config, address, {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ logout_token: token }).toString(),
      });
      if (status !== 200 && status !== 204) throw new Error(`status ${status}`);
    } catch (fault) {
      await recordOutcome(isLastAttempt ? "failed" : "open", String(fault).slice(0, 500));
      if (isLastAttempt) return;
      throw fault;
    }
    await recordOutcome("delivered", null);
  },
});

/** Tells one client that one session has ended, signed as its ID tokens are (OpenID Connect Back-Channel Logout 1.0). Good for two minutes. */
const issueLogoutToken = async (
  services: Services,
  issuer: string,
  client: Client,
  of: { userId: string; sessionId: string },
): Promise<string> => {
  const { keys, clock } = services;
  const alg = client.idTokenAlgorithm;
  const { id, key } = await keys.current(alg);
  const now = clock.now();
  return new SignJWT({ events: { [logoutEvent]: {} }, sid: of.sessionId })
    .setProtectedHeader({ alg, kid: id, typ: "logout+jwt" })
    .setIssuer(issuer)
    .setAudience(client.id)
    .setSubject(client.pairwise ? pairwiseSubject(services, of.userId, client.redirectUris) : of.userId)
    .setJti(newId())
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(plusSeconds(now, 120)))
    .sign(key);
};

/** Enqueues the notifications of clients in the transaction that ends their sessions. */
export const logoutsOfEndedSessions = (): Subscription =>
  on(sessionsEnded, async (tx, { tenantId, sessions }) => {
    const told = await claimOpen(
      tx,
      tenantId,
      sessions.map(({ sessionId }) => sessionId),
    );
    await enqueueAll(tx, tellClient, told);
  });

/** A session that expires is ended by nobody: this tells its clients within a minute. */
export const tellOfExpired = defineJob({
  name: "openid.tell-of-expired",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: ({ services: { clock, database } }) =>
    database.withSystem(async (tx) => {
      const expired = Object.groupBy(await claimExpired(tx, clock.now()), ({ tenantId }) => tenantId);
      for (const [tenantId, clients = []] of Object.entries(expired))
        await enqueueAll(
          tx,
          tellClient,
          clients.map(({ sessionId, clientId }) => ({ sessionId, clientId })),
          { tenantId },
        );
    }),
});
