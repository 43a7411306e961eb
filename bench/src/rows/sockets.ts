import { setTimeout as sleep } from "node:timers/promises";
import { broadcastMessage } from "@evolve/contracts/notifications";
import { notificationsPath } from "@evolve/contracts/notification-frames";
import { WebSocket } from "ws";
import { residentMegabytes, startScript } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { openSessions } from "../support/sessions.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median, quantile } from "../support/statistics.ts";

const connections = 5_000;
const openedAtOnce = 100;

interface Listener {
  /** Resolves with the time at which a frame with this text has come. */
  readonly heard: (text: string) => Promise<number>;
}

/**
 * A broadcast to 5,000 sockets of one process, from its request to each of them, beside `ws` alone that sends the same text: ours
 * also stores the broadcast, records it and reads it again for all nodes. And what a connection holds in memory.
 */
export const sockets: Row = {
  name: "sockets",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 5 : 15;
    const site = await createSite(stage);
    const tokens = await openSessions(site, await buildUsers(site, 1, { permissions: ["all"] }), connections);
    const node = await site.startNode();
    const bare = await startScript("bench/src/support/bare-sockets.ts", {});
    stage.defer(() => bare.stop());

    const ours = await listenAll(node, tokens, (socket, token) =>
      socket.send(JSON.stringify({ command: "CONNECT", headers: { sessionToken: token }, payload: { after: 0 } })),
    );
    const theirs = await listenAll(bare, tokens, () => undefined);

    const [token = ""] = tokens;
    const broadcast = async (message: string) => {
      const { status } = await post(
        node.url + broadcastMessage.path,
        JSON.stringify({ message, duration: 5_000 }),
        token,
      );
      if (status !== 200) throw new Error(`the broadcast was answered ${status}`);
    };
    const times: Record<"ours" | "theirs", number[]> = { ours: [], theirs: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const text = `Round ${round} of a message to everybody who is here`;
      times.ours.push(await slowest(ours.listeners, text, () => broadcast(text)));
      times.theirs.push(await slowest(theirs.listeners, text, () => post(bare.url, frameOf(text))));
    }
    const [mine, other] = [times.ours.slice(1), times.theirs.slice(1)];
    return [
      {
        what: "broadcast to 5,000 sockets, until 99 of 100 have it",
        measured: median(mine),
        unit: "ms",
        against: {
          what: "`ws` alone",
          value: median(other),
          ratio: median(mine.map((value, at) => value / (other[at] ?? Number.NaN))),
        },
        goal: { of: "ratio", atMost: 1.2 },
      },
      {
        what: "… memory of a connection",
        measured: ours.kilobytesEach,
        unit: "KB",
        against: { what: "`ws` alone", value: theirs.kilobytesEach },
      },
    ];
  },
};

/** The product's frame of a broadcast, so that both send as much. */
const frameOf = (message: string): string =>
  JSON.stringify({
    command: "BROADCAST",
    headers: {},
    payload: { broadcastUuid: "0199a1b2-0000-7000-8000-000000000000", message, duration: 5_000 },
  });

const post = async (url: string, body: string, token = ""): Promise<Response> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body,
  });
  await answer.arrayBuffer();
  return answer;
};

/** From the request until 99 of 100 listeners have the text, in milliseconds. */
const slowest = async (listeners: readonly Listener[], text: string, send: () => Promise<unknown>): Promise<number> => {
  const heard = listeners.map((listener) => listener.heard(text));
  const began = performance.now();
  await send();
  return quantile(await Promise.all(heard), 0.99) - began;
};

const listenAll = async (
  { url, pid }: { readonly url: string; readonly pid: number },
  tokens: readonly string[],
  greet: (socket: WebSocket, token: string) => void,
): Promise<{ readonly listeners: readonly Listener[]; readonly kilobytesEach: number }> => {
  const before = residentMegabytes(pid);
  const listeners: Listener[] = [];
  for (let from = 0; from < tokens.length; from += openedAtOnce) {
    const opened = tokens
      .slice(from, from + openedAtOnce)
      .map((token) => listen(url, (socket) => greet(socket, token)));
    listeners.push(...(await Promise.all(opened)));
  }
  // What was allocated to open them is collected.
  await sleep(10_000);
  return { listeners, kilobytesEach: ((residentMegabytes(pid) - before) * 1024) / tokens.length };
};

const listen = (url: string, greet: (socket: WebSocket) => void): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const address = url.replace(/^http/, "ws") + notificationsPath;
    const socket = new WebSocket(address, { origin: url, perMessageDeflate: false });
    let awaited: { readonly text: string; readonly tell: (at: number) => void } | null = null;
    socket.on("message", (data) => {
      if (awaited === null || !(data as Buffer).includes(awaited.text)) return;
      awaited.tell(performance.now());
      awaited = null;
    });
    socket.once("error", reject);
    socket.once("open", () => {
      greet(socket);
      resolve({ heard: (text) => new Promise((tell) => (awaited = { text, tell })) });
    });
  });
