import { Agent, createServer, type IncomingMessage, request as forward, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import { addressHeader, type Disturbance } from "./disturbances.ts";

/** The one address in front of all nodes. */
export interface Proxy {
  readonly url: string;
  readonly disturb: (address: string, disturbance: Disturbance) => void;
  /** How many requests of a test each node has answered. */
  readonly served: (address: string) => readonly number[];
  close(): void;
}

const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", addressHeader]);

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * A round-robin reverse proxy: every request of a test goes to the other node than the one before. A node that refuses
 * connections is passed over, as any load balancer does.
 */
export const startProxy = async (ports: readonly number[]): Promise<Proxy> => {
  const agent = new Agent({ keepAlive: true });
  const disturbances = new Map<string, Disturbance>();
  const counts = new Map<string, number[]>();
  const turns = new Map<string, number>();

  const nextNode = (address: string): number => {
    const turn = turns.get(address) ?? 0;
    turns.set(address, turn + 1);
    return disturbances.get(address)?.pin ?? turn % ports.length;
  };

  const count = (address: string, node: number): void => {
    const served = counts.get(address) ?? ports.map(() => 0);
    served[node] = (served[node] ?? 0) + 1;
    counts.set(address, served);
  };

  const pass = (request: IncomingMessage, response: ServerResponse, body: Buffer, address: string): void => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.has(name)));
    const sent = {
      ...headers,
      "x-forwarded-for": address,
      "x-forwarded-host": request.headers.host,
      "x-forwarded-proto": "http",
    };
    const first = nextNode(address);
    const attempt = (tried: number): void => {
      const node = (first + tried) % ports.length;
      const to = {
        host: "127.0.0.1",
        port: ports[node],
        method: request.method,
        path: request.url,
        headers: sent,
        agent,
      };
      const onward = forward(to, (answer) => {
        count(address, node);
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        answer.on("error", () => response.destroy());
      });
      onward.on("error", (error: NodeJS.ErrnoException) => {
        if (response.headersSent || response.destroyed) response.destroy();
        else if (mayTryAgain(error, request, onward.reusedSocket) && tried + 1 < 2 * ports.length) attempt(tried + 1);
        else response.writeHead(502).end();
      });
      response.on("close", () => onward.destroy());
      onward.end(body);
    };
    attempt(0);
  };

  // A test that fetches by itself may use a connection that was idle for long; Node closes those after five seconds.
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    const given = request.headers[addressHeader];
    const address = typeof given === "string" ? given : "127.0.0.1";
    const { answer, isCut } = disturbances.get(address) ?? {};
    if (isCut) {
      request.socket.destroy();
      return;
    }
    if (answer && request.url?.startsWith(answer.path)) {
      const retryAfter = answer.retryAfter === undefined ? {} : { "retry-after": String(answer.retryAfter) };
      request.resume();
      response.writeHead(answer.status, retryAfter).end();
      return;
    }
    bodyOf(request).then(
      (body) => pass(request, response, body, address),
      () => response.destroy(),
    );
  });
  const sockets = new Map<Duplex, string>();
  server.on("upgrade", (request, socket) => {
    const given = request.headers[addressHeader];
    const address = typeof given === "string" ? given : "127.0.0.1";
    if (disturbances.get(address)?.isCut) return void socket.destroy();
    sockets.set(socket, address);
    socket.once("close", () => sockets.delete(socket));
    passSocket(request, socket, ports, nextNode(address));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    disturb: (address, disturbance) => {
      disturbances.set(address, disturbance);
      if (disturbance.isCut) for (const [socket, of] of sockets) if (of === address) socket.destroy();
    },
    served: (address) => counts.get(address) ?? ports.map(() => 0),
    close: () => {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Hands a WebSocket to a node, or to the next one where that refuses connections. */
const passSocket = (
  { method = "GET", url = "/", rawHeaders, headers }: IncomingMessage,
  socket: Duplex,
  ports: readonly number[],
  first: number,
): void => {
  const lines = Array.from({ length: rawHeaders.length / 2 }, (_, index) => rawHeaders.slice(2 * index, 2 * index + 2));
  const head = [`${method} ${url} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  const attempt = (tried: number): void => {
    const onward = connect(ports[(first + tried) % ports.length] ?? 0, "127.0.0.1", () => {
      onward.write([...head, `x-forwarded-host: ${headers.host}`, "", ""].join("\r\n"));
      onward.pipe(socket).pipe(onward);
    });
    let isOpen = false;
    onward.once("connect", () => {
      isOpen = true;
    });
    onward.on("error", () => {
      if (!isOpen && tried + 1 < ports.length) attempt(tried + 1);
      else socket.destroy();
    });
    onward.on("close", () => isOpen && socket.destroy());
    socket.on("error", () => onward.destroy());
    socket.on("close", () => onward.destroy());
  };
  attempt(0);
};

/** A refused connection has done nothing yet; a broken one only where asking again is harmless. */
const mayTryAgain = ({ code }: NodeJS.ErrnoException, { method }: IncomingMessage, wasKept: boolean): boolean =>
  code === "ECONNREFUSED" || (code === "ECONNRESET" && (wasKept || method === "GET"));
