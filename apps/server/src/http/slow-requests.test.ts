import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { readConfig } from "@evolve/server/config/index";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await startTestServer({ limits: { requestSeconds: 1 } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.app.addresses()[0] as AddressInfo);
});
afterAll(() => server.close());

/** Sends a beginning and then a piece ten times a second, until the server closes the connection. Returns the response. */
const drip = async (beginning: string, piece: string): Promise<string> => {
  const socket: Socket = connect(port, "127.0.0.1");
  let said = "";
  socket.on("data", (data) => (said += data.toString()));
  socket.on("error", () => undefined);
  socket.write(beginning);
  const timer = setInterval(() => socket.write(piece), 100);
  await once(socket, "close");
  clearInterval(timer);
  return said;
};

test("A whole request, headers and body, gets a minute unless it is configured otherwise", () => {
  expect(readConfig({}).limits.requestSeconds).toBe(60);
  const { headersTimeout, requestTimeout } = server.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 1_000, requestTimeout: 1_000 });
});

test("The server does not wait for ever for a body that arrives byte by byte", async () => {
  const head = [
    "POST /authentication/v1/prelogin HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    "Content-Length: 1000",
  ];
  expect(await drip(`${head.join("\r\n")}\r\n\r\n`, "x")).toMatch(/^HTTP\/1\.1 408 /);
});

test("Nor for headers", async () => {
  expect(await drip("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ", "x")).toMatch(/^HTTP\/1\.1 408 /);
});

test("A request with two Host headers is refused, in any case", async () => {
  for (const [first, second] of [
    ["localhost", "evil.test"],
    ["localhost", "localhost"],
  ]) {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    socket.on("data", (data) => (said += data.toString()));
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${first}\r\nhOST: ${second}\r\nConnection: close\r\n\r\n`);
    await once(socket, "close");
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said).toContain("UNPARSABLE_BODY");
  }
});
