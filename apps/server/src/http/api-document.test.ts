import { allCalls } from "@evolve/contracts/calls";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Responses = Readonly<Record<string, { content?: Readonly<Record<string, { schema?: object }>> }>>;

interface Operation {
  readonly operationId?: string;
  readonly responses?: Responses;
}

const successOf = (responses: Responses = {}) =>
  Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];

test("The document says what every call answers, whatever the specification leaves open [API-008]", async () => {
  const { paths } = (await server.app.inject("/openapi.json")).json<{
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  }>();
  const described = new Map(
    Object.values(paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId, responses }) => [
        operationId,
        Object.values(successOf(responses)?.content ?? {})[0]?.schema,
      ]),
  );
  for (const { name } of allCalls.filter(({ status }) => status !== 204))
    expect([name, Object.keys(described.get(name) ?? {}).length > 0]).toEqual([name, true]);
});
