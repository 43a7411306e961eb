import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startDevProxy } from "./dev-proxy.mjs";

const html = "<!doctype html><p>Grüße</p>";

/** A server that answers as the test wants it, behind a proxy. */
const start = async (listener: RequestListener | null) => {
  const serverPort = await freePort();
  if (listener) {
    const server = createServer(listener);
    server.on("upgrade", (request, socket) => socket.end(`HTTP/1.1 101 Switching\r\n\r\n${String(request.url)}`));
    await new Promise<void>((resolve) => server.listen(serverPort, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
  }
  const proxy = await startDevProxy({ port: 0, host: "127.0.0.1", serverPort });
  onTestFinished(() => proxy.close());
  return { proxy, url: `http://127.0.0.1:${String(proxy.port)}` };
};

const asPage = { headers: { "sec-fetch-dest": "document" } };

test("a page gets one more script, and nothing else is touched", async () => {
  const { url } = await start((request, response) => {
    response.setHeader("content-type", request.url === "/page" ? "text/html; charset=utf-8" : "application/json");
    response.setHeader("content-length", Buffer.byteLength(html)).end(html);
  });
  expect(await (await fetch(`${url}/page`, asPage)).text()).toBe(`${html}<script src="/dev-reload.js"></script>`);
  expect(await (await fetch(`${url}/api`, asPage)).text()).toBe(html);
  expect(await (await fetch(`${url}/page`)).text()).toBe(html);
  expect(await (await fetch(`${url}/dev-reload.js`)).text()).toContain("location.reload()");
});

test("every open page is told to reload", async () => {
  const { proxy, url } = await start(null);
  const { body } = await fetch(`${url}/dev-reload`);
  const news = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await news?.read())?.value).toBe(":\n\n");
  proxy.reload();
  expect((await news?.read())?.value).toContain("event: reload");
});

test("while the server restarts, a page says so and reloads by itself; a call is refused", async () => {
  const { url } = await start(null);
  const page = await fetch(url, asPage);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("/dev-reload.js");
  const call = await fetch(`${url}/api`);
  expect([call.status, await call.text()]).toEqual([503, ""]);
});

test("sockets reach the server", async () => {
  const { proxy } = await start(() => undefined);
  const socket = connect(proxy.port, "127.0.0.1");
  socket.write("GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  let answer = "";
  for await (const part of socket) answer += String(part);
  expect(answer).toMatch(/^HTTP\/1\.1 101 [\s\S]*\/live$/);
});
