import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A client's endpoints for both channels: records the logout tokens posted to it, and the pages opened. */
export interface LogoutReceiver {
  readonly origin: string;
  readonly tokens: readonly string[];
  /** Path and query of each page. */
  readonly opened: readonly string[];
  /** Responds with this status from now on. */
  answerWith(status: number): void;
  close(): void;
}

export const startLogoutReceiver = async (): Promise<LogoutReceiver> => {
  const tokens: string[] = [];
  const opened: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    if (request.method === "GET") opened.push(request.url ?? "");
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const token = new URLSearchParams(Buffer.concat(parts).toString("utf8")).get("logout_token");
      if (token) tokens.push(token);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    tokens,
    opened,
    answerWith: (next) => {
      status = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
