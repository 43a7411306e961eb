import { setTimeout as sleep } from "node:timers/promises";
import { notificationsPath } from "@evolve/contracts/notification-frames";
import { publishSchedule } from "@evolve/contracts/schedules";
import { type MailSink, startMailSink } from "@evolve/testkit/mail-sink";
import { WebSocket } from "ws";
import { createDraft } from "../support/draft.ts";
import { call, signIn } from "../support/load.ts";
import { insertPeople } from "../support/people.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { query } from "../support/stage.ts";
import { median } from "../support/statistics.ts";

const agents = 500;
const connected = 10;
const days = 28;
const firstDay = "2027-01-04";
const goals = { publishSeconds: 3, heardSeconds: 2, mailedSeconds: 2 };
/** A mail that takes longer is given up. */
const patienceMs = 120_000;

/** Four weeks of 500 agents, five shifts a week: until they are published, all of them changed, until connected agents are told, and until all have a mail. */
export const publish: Row = {
  name: "publish",
  measure: async (stage, { quick }) => {
    const site = await createSite(stage);
    const { tenant, users } = await buildUsers(site, connected + 1, { permissions: ["all"] });
    const [planner, ...listening] = users;
    if (!planner) throw new Error("nobody was built");
    await insertPeople(site, tenant, { count: agents - connected, prefix: "agent", roleId: planner.roleId });
    const mail = await startMailSink();
    stage.defer(() => mail.close());
    const node = await site.startNode({ SMTP_URL: mail.smtpUrl });
    const { accessToken: token } = await signIn(node.url, planner);
    const draft = { firstDay, days, planner };
    const { scheduleId } = await createDraft(site, node.url, token, tenant, draft);
    const sockets: Listener[] = [];
    for (const agent of listening) sockets.push(await listen(node.url, (await signIn(node.url, agent)).accessToken));
    stage.defer(() => Promise.resolve(sockets.forEach(({ socket }) => socket.terminate())));

    const path = publishSchedule.path.replace(":scheduleId", scheduleId);
    const taken: { published: number; heard: number; mailed: number }[] = [];
    for (let round = 0; round < (quick ? 3 : 8); round += 1) {
      const heard = Promise.all(sockets.map(({ next }) => next()));
      const began = performance.now();
      const { changes } = await call<{ changes: number }>(node.url, path, { body: { firstDay, days }, token });
      const ended = performance.now();
      if (changes !== agents * 20) throw new Error(`${changes} shifts were changed`);
      const last = Math.max(...(await heard));
      await mailsReach(mail, (round + 1) * agents);
      const mailed = (performance.now() - ended) / 1_000;
      taken.push({ published: (ended - began) / 1_000, heard: Math.max(0, last - ended) / 1_000, mailed });
      await query(
        site.connectionString,
        "update shifts set starts_at = starts_at + interval '15 minutes' where tenant_id = $1 and schedule_id = $2",
        [tenant.id, scheduleId],
      );
    }
    return [
      {
        what: "500 agents' four weeks published for the first time",
        measured: taken[0]?.published ?? 0,
        unit: "s",
        goal: { of: "measured", atMost: goals.publishSeconds },
      },
      {
        what: "… again, each shift changed, median",
        measured: median(taken.slice(1).map(({ published }) => published)),
        unit: "s",
        goal: { of: "measured", atMost: goals.publishSeconds },
      },
      {
        what: "… until the last connected agent is told, after the answer",
        measured: Math.max(...taken.map(({ heard }) => heard)),
        unit: "s",
        goal: { of: "measured", atMost: goals.heardSeconds },
      },
      {
        what: "… until the mail server has the last of the 500 agents' mails, after the answer, median",
        measured: median(taken.map(({ mailed }) => mailed)),
        unit: "s",
        goal: { of: "measured", atMost: goals.mailedSeconds },
      },
    ];
  },
};

const mailsReach = async ({ mails }: MailSink, count: number): Promise<void> => {
  const until = Date.now() + patienceMs;
  while (mails.length < count) {
    if (Date.now() > until) throw new Error(`${mails.length} of ${count} mails have come`);
    await sleep(5);
  }
};

interface Listener {
  readonly socket: WebSocket;
  /** Resolves with the time at which a notification of a schedule has come. */
  readonly next: () => Promise<number>;
}

/** A socket of an agent. */
const listen = (url: string, token: string): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/, "ws") + notificationsPath, { origin: url });
    let tell: ((at: number) => void) | null = null;
    socket.on("message", (data) => {
      if (!(data as Buffer).includes("my-space/#/schedule")) return;
      tell?.(performance.now());
      tell = null;
    });
    socket.once("error", reject);
    socket.once("open", () => {
      socket.send(JSON.stringify({ command: "CONNECT", headers: { sessionToken: token }, payload: { after: 0 } }));
      resolve({ socket, next: () => new Promise((done) => (tell = done)) });
    });
  });
