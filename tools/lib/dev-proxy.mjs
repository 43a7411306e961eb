import { createServer, request as httpRequest } from "node:http";
import { connect, createServer as createSocketServer } from "node:net";

/*
 * What stands before the server while somebody develops: it adds a script to each page, which reloads the page when it is told to. The
 * server and the built apps are those of production, and know nothing of it.
 */

const scriptPath = "/dev-reload.js";
const newsPath = "/dev-reload";

const script = `new EventSource("${newsPath}").addEventListener("reload", () => location.reload());`;
const tag = `<script src="${scriptPath}"></script>`;

const restarting = `<!doctype html><title>Restarting …</title><p>The server is starting. This page reloads by itself.</p>${tag}`;

/**
 * @param {{ port: number, host: string, serverPort: number }} places where it listens, and the server's own port
 * @returns {Promise<{ port: number, reload: () => void, close: () => void }>}
 */
export const startDevProxy = async ({ port, host, serverPort }) => {
  /** @type {Set<import("node:http").ServerResponse>} */
  const pages = new Set();
  const server = createServer((request, response) => {
    if (request.url === scriptPath) response.setHeader("content-type", "text/javascript").end(script);
    else if (request.url === newsPath) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).write(":\n\n");
      pages.add(response);
      response.once("close", () => pages.delete(response));
    } else forward(request, response, serverPort);
  });
  server.on("upgrade", (request, socket, head) => forwardSocket(request, socket, head, serverPort));
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    reload: () => {
      for (const page of pages) page.write("event: reload\ndata:\n\n");
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} port
 */
const forward = (request, response, port) => {
  const isPage = request.headers["sec-fetch-dest"] === "document";
  const headers = { ...request.headers };
  // A script is added to the text, not to its compressed form.
  if (isPage) delete headers["accept-encoding"];
  const { url, method } = request;
  const onward = httpRequest({ host: "127.0.0.1", port, path: url, method, headers }, (answer) => {
    const isHtml = isPage && answer.headers["content-type"]?.startsWith("text/html") === true;
    const kept = { ...answer.headers };
    if (isHtml) delete kept["content-length"];
    response.writeHead(answer.statusCode ?? 502, kept);
    if (isHtml) answer.on("data", (part) => response.write(part)).on("end", () => response.end(tag));
    else answer.pipe(response);
  });
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { "content-type": "text/html; charset=utf-8" }).end(isPage ? restarting : "");
  });
  response.once("close", () => onward.destroy());
  request.pipe(onward);
};

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:stream").Duplex} socket
 * @param {Buffer} head
 * @param {number} port
 */
const forwardSocket = (request, socket, head, port) => {
  const onward = connect(port, "127.0.0.1", () => {
    const lines = Array.from({ length: request.rawHeaders.length / 2 }, (_, at) =>
      request.rawHeaders.slice(at * 2, at * 2 + 2).join(": "),
    );
    onward.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
};

/** @returns {Promise<number>} a port that nothing listens on */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createSocketServer();
    probe.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
