import { randomUUID } from "node:crypto";
import type { Call } from "@evolve/contracts/call";
import { allCalls } from "@evolve/contracts/calls";
import { codeOf } from "@evolve/contracts/errors";
import { type Answer, anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildUser } from "@evolve/testkit/builders";
import { populate } from "@evolve/testkit/populated";
import { type Input, inputs, type Populated } from "@evolve/testkit/probe-inputs";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { jobWatch } from "./modules/platform/jobs/job-watch.ts";
import { sessionWatch } from "./modules/sign-in/sessions/session-watch.ts";

/** Requests to each call with odd values; set FUZZ_REQUESTS=1000 for a long search. */
const requestsPerCall = Number(process.env["FUZZ_REQUESTS"] ?? 15);

let server: TestServer;
let ours: Populated;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerAddress: 1_000_000, failuresPerName: 1_000_000 } });
  ours = await populate(server);
  // An odd value may be a number of seconds to wait.
  server.services.use(jobWatch).release();
  server.services.use(sessionWatch).release();
});
afterAll(() => server.close());

type Path = readonly string[];
interface JsonSchema {
  readonly properties?: Record<string, JsonSchema>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
}

/** Paths of the texts in a part of a contract, optional ones included. */
const textsIn = ({ properties, items, anyOf, type }: JsonSchema, path: Path = []): Path[] => [
  ...Object.entries(properties ?? {}).flatMap(([name, schema]) => textsIn(schema, [...path, name])),
  ...(items ? textsIn(items, [...path, "0"]) : []),
  ...(anyOf ?? []).flatMap((schema) => textsIn(schema, path)),
  ...(type === "string" ? [path] : []),
];

const put = (into: unknown, [head, ...rest]: Path, value: unknown): unknown => {
  if (head === undefined) return value;
  if (head === "0") return [put(Array.isArray(into) ? into[0] : undefined, rest, value)];
  const of = typeof into === "object" && into !== null && !Array.isArray(into) ? into : {};
  return { ...of, [head]: put((of as Record<string, unknown>)[head], rest, value) };
};

const parts = ["params", "query", "body"] as const;
type Part = (typeof parts)[number];
interface Place {
  readonly call: Call;
  readonly part: Part;
  readonly path: Path;
}

const placesOf = (call: Call): Place[] =>
  parts.flatMap((part) => {
    const schema = call[part];
    if (!schema) return [];
    const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
    return textsIn(described).map((path) => ({ call, part, path }));
  });
const places = allCalls.flatMap(placesOf);

const inputFor = ({ call, part, path }: Place, value: unknown): Input => {
  const input = inputs[call.name]?.(ours) ?? {};
  return { ...input, [part]: put(input[part], path, value) };
};

test("A NUL or half of a surrogate pair is refused in every text of every call, and the error names the text", async () => {
  expect(places.length).toBeGreaterThan(100);
  const administrator = await signIn(server, ours.administrator);
  for (const place of places)
    for (const text of place.part === "body" ? ["a\u0000b", "\ud800", "a\udc00"] : ["a\u0000b"]) {
      const client = place.call.access === "public" ? anonymous(server) : administrator;
      const { status, body, errorCode } = await client.call(place.call, inputFor(place, text));
      const { fields } = body as { fields?: Record<string, string> };
      const name = place.path.join(".");
      expect(`${place.call.name} ${name} ${status} ${errorCode} ${fields?.[name] ?? ""}`).toBe(
        `${place.call.name} ${name} 400 platform_user_manager_service_106 invalid`,
      );
    }
});

const hostileTexts = [
  "\u0000",
  "\ud800",
  "\ufeff",
  "\u202e",
  "a\u0300".repeat(300),
  "ſſo@ſ.test",
  "%00",
  "../../etc/passwd",
  "' or 1=1 --",
  "${7*7}",
  '{"a":1}',
  "<script>",
  "1e309",
  "2026-02-30T25:61:61Z",
  "x".repeat(70_000),
  "AAAA.AAAA",
];
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(...hostileTexts),
  fc.emailAddress(),
  fc.uuid(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A client that signs in again when earlier requests have ended its session. */
const createCaller = () => {
  let client: TestClient | null = null;
  return async (call: Call, input: Input): Promise<Answer<Call>> => {
    if (call.access === "public") return anonymous(server).call(call, input);
    client ??= await signIn(server, await buildUser(server.services, ours.tenant));
    const answer = await client.call(call, input);
    if (answer.status === 401) client = null;
    return answer;
  };
};

test.each(allCalls.filter((call) => placesOf(call).length > 0).map((call) => [call.name, call] as const))(
  "Whatever texts it receives, %s answers without a server fault",
  { timeout: 20_000 + requestsPerCall * 200 },
  async (_name, call) => {
    const send = createCaller();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...placesOf(call)), anything), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const base = inputs[call.name]?.(ours) ?? {};
          const input = changes.reduce<Input>(
            (made, [{ part, path }, value]) => ({
              ...made,
              [part]: put(made[part], path, part === "body" ? value : wellFormed(value)),
            }),
            base,
          );
          const { status, errorCode, response } = await send(call, input);
          const isFault = status >= 500 && errorCode !== codeOf("throttled");
          expect(isFault, `${status} ${response.payload}`).toBe(false);
        },
      ),
      { numRuns: requestsPerCall },
    );
  },
);

/** Addresses carry only well-formed texts; an empty one would be a different address. */
const wellFormed = (value: unknown): string =>
  ((typeof value === "string" ? value : JSON.stringify(value)) || randomUUID()).toWellFormed().slice(0, 200);
