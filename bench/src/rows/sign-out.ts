import { exchangeToken, logout } from "@evolve/contracts/session-tokens";
import { watchSession } from "@evolve/contracts/session-state";
import { currentTenant } from "@evolve/contracts/own-tenant";
import { startLogoutReceiver } from "@evolve/testkit/logout-receiver";
import { call } from "../support/load.ts";
import { registerApplication, signedIn, signIntoApplication } from "../support/application.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { quantile } from "../support/statistics.ts";

/**
 * How long a sign-out takes to reach everything that the session was used from: a page that waits at another node, an access
 * token used there, and an application that is told by the back channel. Each sign-out counts as its slowest of the three;
 * no browser and so no cookie of a third party has a part in it.
 */
export const signOut: Row = {
  name: "sign-out",
  measure: async (stage, { quick }) => {
    const samples = quick ? 10 : 60;
    const site = await createSite(stage);
    const receiver = await startLogoutReceiver();
    stage.defer(() => {
      receiver.close();
      return Promise.resolve();
    });
    await registerApplication(site, receiver.origin);
    const { users } = await buildUsers(site, samples);
    const [here, there] = [await site.startNode(loopback), await site.startNode(loopback)];

    const took: number[] = [];
    for (const user of users) {
      const browser = await signedIn(here.url, user);
      await signIntoApplication(browser, receiver.origin);
      const { accessToken: token } = await call<{ accessToken: string }>(here.url, exchangeToken.path, {
        body: { accessToken: browser.idToken },
      });
      await call(there.url, currentTenant.path, { token });
      const told = receiver.tokens.length + 1;
      const waiting = call<{ state: string }>(there.url, `${watchSession.path}?seconds=25`, { token });

      const began = performance.now();
      await call(here.url, logout.path, { body: { accessToken: token } });
      await Promise.all([
        waiting.then(({ state }) =>
          state === "ended" ? undefined : Promise.reject(new Error(`the page heard ${state}`)),
        ),
        until(() => receiver.tokens.length >= told),
        until(async () => (await askWith(there.url, token)) === 401),
      ]);
      took.push(performance.now() - began);
    }
    return [
      {
        what: "sign-out until the other node, its pages and an application know, p95",
        measured: quantile(took, 0.95) / 1000,
        unit: "s",
        goal: { of: "measured", atMost: 2 },
      },
    ];
  },
};

/** Only a demo tells applications on the same machine. */
const loopback = { DEMO: "1" };

const askWith = async (url: string, token: string): Promise<number> => {
  const answer = await fetch(url + currentTenant.path, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
};

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const latest = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error("a part of the sign-out never came");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
