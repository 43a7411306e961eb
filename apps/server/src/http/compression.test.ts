import { promisify } from "node:util";
import { brotliDecompress, gunzip, zstdDecompress } from "node:zlib";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const answer = (accepted?: string) =>
  server.app.inject({
    url: "/openapi.json",
    headers: accepted === undefined ? {} : { "accept-encoding": accepted },
  });

test("A long answer is compressed as its caller's browser takes least time for", async () => {
  const { body } = await answer();
  const ways = [
    ["gzip, deflate, br, zstd", "zstd", promisify(zstdDecompress)],
    ["gzip, deflate, br", "br", promisify(brotliDecompress)],
    ["gzip, deflate", "gzip", promisify(gunzip)],
  ] as const;
  for (const [accepted, encoding, decompress] of ways) {
    const { headers, rawPayload } = await answer(accepted);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(rawPayload.length).toBeLessThan(body.length / 3);
    expect((await decompress(rawPayload)).toString()).toBe(body);
  }
});
