import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

/* What a broadcast to thousands of sockets is held against: `ws` alone. `POST /` sends its body to all of them. */

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => void parts.push(part));
  request.on("end", () => {
    const text = Buffer.concat(parts).toString();
    for (const socket of sockets.clients) socket.send(text);
    response.end();
  });
});
const sockets = new WebSocketServer({ server });
server.listen(0, "127.0.0.1", () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
