import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { inviteUsers } from "@evolve/contracts/invitations";
import { searchUsers } from "@evolve/contracts/users";
import { type MailSink, startMailSink } from "@evolve/testkit/mail-sink";
import { administrator } from "./browser.ts";
import { call, signIn } from "./load.ts";
import { type Program, startScript } from "./processes.ts";
import type { Stage } from "./stage.ts";

const everyMs = 10;
const patienceMs = 60_000;

/** Asks until the answer is true; a failure counts as false. */
export const until = async (question: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (!(await question().catch(() => false))) {
    if (performance.now() > end) throw new Error("nothing has recovered within a minute");
    await sleep(everyMs);
  }
};

/** Nodes on one database, with the demo's tenants, whose mail arrives here. */
export interface Nodes {
  readonly programs: readonly Program[];
  readonly mail: MailSink;
}

export const startNodes = async (stage: Stage, settings: NodeJS.ProcessEnv, count = 2): Promise<Nodes> => {
  const mail = await startMailSink();
  stage.defer(() => mail.close());
  const programs: Program[] = [];
  for (let started = 0; started < count; started += 1) {
    const node = await startScript("apps/server/src/main.ts", {
      DATABASE_URL: "",
      REDIS_URL: "",
      HOST: "127.0.0.1",
      PORT: "0",
      DEMO: "1",
      LOG_LEVEL: "fatal",
      SMTP_URL: mail.smtpUrl,
      ...settings,
    });
    stage.defer(() => node.stop());
    programs.push(node);
  }
  return { programs, mail };
};

/** Seconds after which every node does again what it did before: calls, and jobs of calls. */
export interface Recovery {
  /** A sign-in and a call with its token succeed, and the node names nothing as degraded. */
  readonly calls: number;
  /** An invitation made with such a token is mailed. */
  readonly mail: number;
}

/** Waits until every node works completely, and says how long that took from now; the slowest node counts. */
export const recoveryOf = async ({ programs, mail }: Nodes): Promise<Recovery> => {
  const began = performance.now();
  const taken = (): number => (performance.now() - began) / 1000;
  const each = await Promise.all(
    programs.map(async ({ url }) => {
      await until(() => works(url));
      const calls = taken();
      const { accessToken } = await signIn(url, administrator);
      const address = `${randomUUID()}@bench.test`;
      await call(url, inviteUsers.path, { body: { emailAddressesList: [address] }, token: accessToken });
      await mail.waitFor(address, patienceMs);
      return { calls, mail: taken() };
    }),
  );
  return { calls: Math.max(...each.map(({ calls }) => calls)), mail: Math.max(...each.map((one) => one.mail)) };
};

const works = async (url: string): Promise<boolean> => {
  const { accessToken } = await signIn(url, administrator);
  await call(url, searchUsers.path, { body: {}, token: accessToken });
  return isWhole(url);
};

/** Whether a node is ready and names nothing as degraded. */
export const isWhole = async (url: string): Promise<boolean> =>
  (await call<{ degraded: readonly string[] }>(url, "/readyz")).degraded.length === 0;
