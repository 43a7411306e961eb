import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server that webhooks are sent to. */
export interface WebhookReceiver {
  readonly address: string;
  readonly received: readonly ReceivedMessage[];
  /** Responds with this status from now on. */
  answerWith(status: number): void;
  close(): void;
}

export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: ReceivedMessage[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next) => {
      status = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
