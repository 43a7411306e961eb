import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Disturbance } from "./disturbances.ts";
import type { Node } from "./node.ts";
import type { People } from "./people.ts";
import type { Proxy } from "./proxy.ts";

/** What a test can ask of the test server; it runs in another process. */
export type Command =
  | { readonly do: "disturb"; readonly address: string; readonly disturbance: Disturbance }
  | { readonly do: "served"; readonly address: string }
  | { readonly do: "take"; readonly role: string; readonly tenant: string }
  | { readonly do: "kill" | "start"; readonly node: number };

interface TestServer {
  readonly proxy: Proxy;
  readonly nodes: readonly Node[];
  readonly people: People;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
};

const obey = async ({ proxy, nodes, people }: TestServer, command: Command): Promise<unknown> => {
  switch (command.do) {
    case "disturb":
      return proxy.disturb(command.address, command.disturbance);
    case "served":
      return proxy.served(command.address);
    case "take":
      return people.take(command.role, command.tenant);
    case "kill":
      return nodes[command.node]?.kill();
    case "start":
      return nodes[command.node]?.start();
  }
};

/** Listens for commands of the tests. */
export const startControl = async (testServer: TestServer): Promise<{ readonly url: string; close(): void }> => {
  const server = createServer((request, response) => {
    textOf(request)
      .then((text) => obey(testServer, JSON.parse(text) as Command))
      .then(
        (answer) => response.end(JSON.stringify(answer ?? null)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
