import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isOutgoingAddress, RefusedAddress, sendOutgoing } from "./outgoing.ts";

const nowhere = { outgoingNetworks: [] };
const thisMachine = { outgoingNetworks: ["127.0.0.0/8", "::1/128"] };

let port: number;
let received: { method: string; headers: IncomingMessage["headers"]; body: string }[];
let respond: (response: ServerResponse) => void;

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const body = Buffer.concat(parts).toString("utf8");
    received.push({ method: request.method ?? "", headers: request.headers, body });
    respond(response);
  });
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  received = [];
  respond = (response) => response.writeHead(200).end("heard");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const at = (...addresses: string[]) =>
  Promise.resolve(addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
/** A resolver that gives another answer each time. */
const changing = (...answers: string[]) => {
  const asked: string[] = [];
  return { asked, resolve: (name: string) => at(answers[asked.push(name) - 1] ?? "") };
};

test("An address in a listed network is called, with method, headers and body", async () => {
  const sent = { method: "PUT", headers: { "x-evolve": "1" }, body: "héllo" } as const;
  expect(await sendOutgoing(thisMachine, `http://localhost:${port}/hook?a=1`, sent)).toEqual({
    status: 200,
    body: "heard",
  });
  expect(received).toMatchObject([
    { method: "PUT", headers: { "x-evolve": "1", host: `localhost:${port}` }, body: "héllo" },
  ]);
});

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "240.0.0.1",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "[::]",
  "[::1]",
  "[::127.0.0.1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fd00::1]",
  "[ff02::1]",
  "[2001:db8::1]",
  "localhost",
  "a.localhost",
])("%s is refused when it is saved and when it is called", async (host) => {
  for (const address of [`https://${host}/`, `https://${host}:${port}/`, `http://${host}:${port}/`]) {
    expect(isOutgoingAddress(nowhere, address)).toBe(false);
    await expect(sendOutgoing(nowhere, address, {})).rejects.toThrow(RefusedAddress);
  }
  expect(received).toEqual([]);
});

test("Ports of other services, plain http and other protocols are refused on the internet", () => {
  for (const address of ["https://app.test/", "https://app.test:8443/", "https://8.8.8.8/", "https://[2606:4700::1]/"])
    expect(isOutgoingAddress(nowhere, address)).toBe(true);
  for (const address of [
    "http://app.test/",
    "https://app.test:22/",
    "https://8.8.8.8:25/",
    "ftp://app.test/",
    "app.test",
  ])
    expect(isOutgoingAddress(nowhere, address)).toBe(false);
});

test.each([["127.0.0.1"], ["::ffff:127.0.0.1"], ["8.8.8.8", "10.0.0.1"]])(
  "A name that leads to %s %s is refused before anything is sent",
  async (...addresses) => {
    const sending = sendOutgoing(nowhere, `https://app.test:${port}/`, {}, () => at(...addresses));
    await expect(sending).rejects.toThrow(RefusedAddress);
    expect(received).toEqual([]);
  },
);

test("A name that is resolved elsewhere a second time is connected to where it was checked", async () => {
  const networks = { outgoingNetworks: ["127.0.0.1/32"] };
  const { asked, resolve } = changing("127.0.0.1", "10.0.0.1");
  await sendOutgoing(networks, `http://app.test:${port}/`, {}, resolve);
  expect(asked).toEqual(["app.test"]);
  await expect(sendOutgoing(networks, `http://app.test:${port}/`, {}, resolve)).rejects.toThrow(RefusedAddress);
  expect(received).toHaveLength(1);
});

test("Where private networks are listed, a name on the internet still needs https", async () => {
  await expect(sendOutgoing(thisMachine, "http://app.test/", {}, () => at("8.8.8.8"))).rejects.toThrow(RefusedAddress);
});

test("A redirect is not followed", async () => {
  respond = (response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/other` }).end();
  expect(await sendOutgoing(thisMachine, `http://127.0.0.1:${port}/`, {})).toEqual({ status: 302, body: "" });
  expect(received).toHaveLength(1);
});

test("A slow answer and a long one are given up", async () => {
  respond = () => undefined;
  await expect(sendOutgoing(thisMachine, `http://127.0.0.1:${port}/`, { timeoutMs: 100 })).rejects.toThrow(/abort/i);
  respond = (response) => response.end("x".repeat(100_000));
  await expect(sendOutgoing(thisMachine, `http://127.0.0.1:${port}/`, {})).rejects.toThrow("65536");
});
