import { createSocket } from "node:dgram";

/** A name server on this machine that has TXT records only. */
export interface DnsServer {
  /** In an operator's notation: address and port. */
  readonly address: string;
  /** Texts by name. */
  readonly records: Map<string, string[]>;
  close(): Promise<void>;
}

const headerBytes = 12;
const nameError = 3;

export const startDnsServer = async (): Promise<DnsServer> => {
  const records = new Map<string, string[]>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end } = questionOf(query);
    const texts = records.get(name) ?? [];
    const header = Buffer.from(query.subarray(0, headerBytes));
    header.writeUInt16BE(0x8180 | (texts.length > 0 ? 0 : nameError), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(texts.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, query.subarray(headerBytes, end), ...texts.map(answerOf)]), port, address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, "127.0.0.1", resolve);
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () =>
      new Promise((resolve) => {
        socket.close(() => {
          resolve();
        });
      }),
  };
};

/** The name in a query's only question, and where the question ends (RFC 1035, 4.1.2). */
const questionOf = (query: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
};

/** A TXT record for the name in the question, valid for a minute (RFC 1035, 3.3.14). */
const answerOf = (text: string): Buffer => {
  const bytes = Buffer.from(text, "latin1");
  const head = Buffer.from([0xc0, headerBytes, 0, 16, 0, 1, 0, 0, 0, 60, 0, bytes.length + 1, bytes.length]);
  return Buffer.concat([head, bytes]);
};
