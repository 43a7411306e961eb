import { apiClientSource, type DescribedApi } from "@evolve/testkit/api-client-source";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("The typed client is up to date with the API document", async () => {
  const document = (await server.app.inject("/openapi.json")).json<DescribedApi>();
  await expect(apiClientSource(document)).toMatchFileSnapshot("../../../../packages/api-client/src/calls.ts");
});
