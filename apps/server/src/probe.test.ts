import { allCalls } from "@evolve/contracts/calls";
import type { Call } from "@evolve/contracts/call";
import { isUuid, uuidPattern } from "@evolve/contracts/uuid";
import { buildUser } from "@evolve/testkit/builders";
import { type Answer, anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { populate } from "@evolve/testkit/populated";
import { type Input, inputs, type Populated, widest } from "@evolve/testkit/probe-inputs";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "./ids.ts";

const guardedCalls = allCalls.filter(({ access }) => access !== "public");
const callsWithBody = allCalls.filter(({ body }) => body);

let server: TestServer;
let ours: Populated;
let theirs: Populated;
let powerless: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  ours = await populate(server);
  theirs = await populate(server);
  powerless = await signIn(server, await buildUser(server.services, ours.tenant, { permissions: [] }));
  stranger = anonymous(server);
});
afterAll(() => server.close());

const inputOf = (call: Call, of: Populated): Input => inputs[call.name]?.(of) ?? {};
const send = (client: TestClient, call: Call, input: Input): Promise<Answer<Call>> => client.call(call, input);
const callerOf = (call: Call): TestClient => (call.access === "public" ? stranger : ours.client);

describe("Every call", () => {
  test("is known to this probe with an input, if it takes one", () => {
    const taking = allCalls.filter(({ params, query, body }) => params ?? query ?? body);
    expect(Object.keys(inputs).sort()).toEqual(taking.map(({ name }) => name).sort());
  });

  test("is registered, and every registered route is a call, a page or file, an OpenID endpoint or an operator's address", () => {
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    const calls = allCalls.map(({ method, path }) => `${method} ${path}`);
    expect(routes).toEqual(expect.arrayContaining(calls));
    const pages =
      /^GET \/(|[a-z-]+\/|assets\/.+|\*|docs\/api.*|openapi\.json|favicon\.\w+|manifest\.webmanifest|app-icons\/.+|offline|sw\.js|branding-details\/:hostName\/:fileName|branding-pictures\/:tenantId\/:fileName|calendar\/schedule\.ics|recording\/v1\/audio)$/;
    const operators = ["GET /healthz", "GET /readyz", "GET /metrics"];
    // The addresses to which browsers carry SAML messages.
    const saml = /^(GET|POST) \/public\/authentication\/v1\/saml\/(start|looked|:tenantId\/(metadata|acs|slo))$/;
    const openid =
      /^(GET|POST|OPTIONS) \/(device|openid\/[a-z-]+|\.well-known\/(openid-configuration|oauth-authorization-server))$/;
    const others = [pages, saml, openid];
    const rest = routes.filter(
      (route) => !calls.includes(route) && !operators.includes(route) && !others.some((form) => form.test(route)),
    );
    expect(rest).toEqual([]);
  });

  test("is marked in the API document as needing a token exactly when it does", async () => {
    const { paths } = (await server.app.inject("/openapi.json")).json<{
      paths: Record<string, Record<string, { operationId?: string; security?: unknown[]; tags: string[] }>>;
    }>();
    const documented = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .filter(({ tags }) => !tags.includes("operations"));
    expect(documented.map(({ operationId }) => operationId).sort()).toEqual(allCalls.map(({ name }) => name).sort());
    for (const { operationId, security } of documented)
      expect(`${operationId ?? ""} ${Boolean(security)}`).toBe(
        `${operationId ?? ""} ${guardedCalls.some(({ name }) => name === operationId)}`,
      );
  });

  test("that is not public answers 401 to signed-out callers, before it reads anything else", async () => {
    for (const call of guardedCalls)
      for (const input of [inputOf(call, ours), { body: { no: "such" } }]) {
        const answer = await stranger.send(call, { path: pathOf(call, input), body: input.body });
        expect(`${call.name} ${answer.status} ${answer.errorCode}`).toBe(`${call.name} 401 SIGNED_OUT`);
      }
  });

  test("that requires a permission answers 403 to callers without it", async () => {
    const asking = guardedCalls.filter(({ access }) => typeof access === "object");
    expect(asking.length).toBeGreaterThan(5);
    for (const call of asking) {
      const answer = await send(powerless, call, inputOf(call, ours));
      expect(`${call.name} ${answer.status} ${answer.errorCode}`).toBe(`${call.name} 403 FORBIDDEN`);
    }
  });

  test("answers 400 to a body that cannot be parsed", async () => {
    for (const call of callsWithBody) {
      const path = pathOf(call, inputOf(call, ours));
      const answer = await callerOf(call).send(call, { path, body: '{"a":' });
      expect(`${call.name} ${answer.status} ${answer.errorCode}`).toBe(`${call.name} 400 UNPARSABLE_BODY`);
    }
  });

  test("names an unknown field of its body or address", async () => {
    for (const call of allCalls)
      for (const part of ["body", "query"] as const) {
        // A map of keys that the caller chooses has no unknown ones, and a protocol of others lets them add to it.
        if (!call[part] || call[part]._zod.def.type === "record" || call.dialect) continue;
        const input = inputOf(call, ours);
        const answer = await send(callerOf(call), call, { ...input, [part]: { ...input[part], surprise: "1" } });
        const { fields } = answer.body as { fields?: Record<string, string> };
        expect(`${call.name} ${answer.status} ${fields?.["surprise"] ?? ""}`).toBe(`${call.name} 400 unknown`);
      }
  });

  test("that reads answers who may read, but for what is not there or is others' to read", async () => {
    const unanswered: string[] = [];
    for (const call of allCalls.filter(({ method, path }) => method === "GET" || path.endsWith("/search"))) {
      const { status, errorCode } = await send(callerOf(call), call, inputOf(call, ours));
      if (status >= 400) unanswered.push(`${call.name} ${status} ${errorCode}`);
    }
    expect(unanswered.sort()).toEqual([
      "currentImpersonation 404 NOT_FOUND",
      // An access token alone is no session in a browser.
      "currentRefreshToken 403 FORBIDDEN",
      "explainStaffing 409 NO_GOAL",
      // One's own offer is answered by others.
      "readExchangeShifts 404 NOT_FOUND",
      "readSamlTest 404 NOT_FOUND",
      // Of tenants that another tenant manages.
      "readTenantAddresses 403 FORBIDDEN",
      "readTenantUsage 403 FORBIDDEN",
      "searchTenants 403 FORBIDDEN",
      "uploadUsersStatus 404 NOT_FOUND",
      // The probe's cursor is none.
      "wfoUsers 400 platform_user_manager_service_106",
    ]);
  });

  test("that reads changes nothing [SEC-24]", async () => {
    await allDone();
    const before = await contentOf("evolve_system");
    for (const call of allCalls.filter(({ method }) => method === "GET"))
      await send(callerOf(call), call, inputOf(call, ours));
    expect(await contentOf("evolve_system")).toEqual(before);
  });

  test("answers values of the wrong type with a declared error, never with a server fault", async () => {
    const odd = [
      "\u0000",
      "\ud800",
      "x".repeat(10_000),
      "",
      "../..",
      "{}",
      "' or 1=1 --",
      -1,
      1e308,
      null,
      true,
      [],
      {},
    ];
    for (const call of allCalls.filter(({ name }) => inputs[name]))
      for (const value of odd)
        for (const changed of variantsOf(inputOf(call, ours), value)) {
          const { status } = await send(anonymousTwin(call), call, changed);
          expect(`${call.name} ${JSON.stringify(changed).slice(0, 200)}: ${status < 500}`).toMatch(/: true$/);
        }
    // Thousands of requests, more with each call.
  }, 120_000);
});

describe("Another tenant's administrator", () => {
  test("gets no id, name or address of a tenant from any call, and changes nothing in it", async () => {
    await allDone();
    const before = await rowsOf(ours.tenant.id);
    const hidden = traitsOf(before);
    expect(hidden.size).toBeGreaterThan(30);
    for (const call of guardedCalls)
      for (const input of [inputOf(call, ours), widest[call.name] ?? inputOf(call, theirs)]) {
        const { response } = await send(theirs.client, call, input);
        const asked = JSON.stringify(input);
        const told = [...hidden].filter((trait) => response.payload.includes(trait) && !asked.includes(trait));
        expect(`${call.name}: ${told.join(", ")}`).toBe(`${call.name}: `);
      }
    expect(await rowsOf(ours.tenant.id)).toEqual(before);
  });

  test("gets the same answer for another tenant's data as for missing data, in the path, the query and the body", async () => {
    for (const call of guardedCalls) {
      const foreign = inputOf(call, ours);
      const params = Object.entries(foreign.params ?? {});
      const ids = params.filter(([name]) => name.endsWith("Id")).map(([name]) => [name, newId()] as const);
      expect(`${call.name} ${ids.length > 0}`).toBe(`${call.name} ${call.params !== undefined}`);
      const { query, body } = withOtherIds(foreign);
      const missing = {
        ...foreign,
        ...(query && { query }),
        ...(body && { body }),
        ...(foreign.params && { params: { ...foreign.params, ...Object.fromEntries(ids) } }),
      };
      if (JSON.stringify(missing) === JSON.stringify(foreign)) continue;
      const shown = async (input: Input) => {
        const { status, errorCode } = await send(theirs.client, call, input);
        return `${call.name} ${status} ${errorCode}`;
      };
      expect(await shown(foreign)).toBe(await shown(missing));
    }
  });
});

describe("A transaction in a tenant's fence", () => {
  test("sees no row of another tenant in any table, and its own in each", async () => {
    for (const table of await tenantTables()) {
      const count = async (fence: string, of: string) => {
        const rows = await server.services.database.withTenant(fence, (tx) =>
          sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where tenant_id = ${of}`.execute(tx),
        );
        return rows.rows[0]?.n ?? -1;
      };
      expect(`${table} ${await count(theirs.tenant.id, ours.tenant.id)}`).toBe(`${table} 0`);
      expect(`${table} ${(await count(ours.tenant.id, ours.tenant.id)) > 0}`).toBe(`${table} true`);
    }
  });
});

/** Odd values use up an address's allowed failures, so each call comes from its own address. */
const anonymousTwin = (call: Call): TestClient => (call.access === "public" ? anonymous(server) : ours.client);

/** The same with an id of nothing in place of each id, at any depth. */
const withOtherIds = <T>(value: T): T => {
  const others = new Map<string, string>();
  const text = JSON.stringify(value).replace(new RegExp(`"${uuidPattern}"`, "g"), (id) => {
    const other = others.get(id) ?? `"${newId()}"`;
    others.set(id, other);
    return other;
  });
  return JSON.parse(text) as T;
};

const pathOf = (call: Call, { params }: Input): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? "x");

/** Copies of the input, each with one value replaced. Paths and queries carry only well-formed texts. */
const variantsOf = (input: Input, value: unknown): Input[] => {
  const variants: Input[] = [];
  for (const part of ["params", "query", "body"] as const)
    for (const key of Object.keys(input[part] ?? {})) {
      if (part !== "body" && !(typeof value === "string" && value.isWellFormed())) continue;
      variants.push({ ...input, [part]: { ...input[part], [key]: value } });
      if (part === "body") variants.push({ ...input, body: { ...input.body, [key]: [value] } });
    }
  return variants;
};

/** `METHOD /path` for each line of the framework's route tree; HEAD is implied by GET. */
const routesOf = (tree: string): string[] => {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", segment = "", methods = ""] =
      /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, segment);
    return methods
      .split(", ")
      .filter((method) => method && method !== "HEAD")
      .map((method) => `${method} ${above.join("")}`);
  });
};

/** Tables with rows of tenants that requests may read. */
const tenantTables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select class.relname as name from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'tenant_id'
    where class.relkind = 'r' and has_table_privilege('evolve_tenant', class.oid, 'select') order by 1
  `.execute(server.services.database.system);
  return rows.map(({ name }) => name);
};

/** Waits for what earlier requests have begun: a mail or a job that ends later changes rows too. */
const allDone = async (): Promise<void> => {
  const { system } = server.services.database;
  const unsent = system.selectFrom("mail_outbox").select("id").where("sent_at", "is", null);
  const open = system.selectFrom("jobs").select("id").where("finished_at", "is", null);
  await vi.waitFor(async () => expect([await unsent.execute(), await open.execute()]).toEqual([[], []]), {
    timeout: 20_000,
  });
};

const rowsOf = async (tenantId: string): Promise<Record<string, unknown[]>> => {
  const content: Record<string, unknown[]> = {};
  // A job extends the audit chain each minute.
  for (const table of (await tenantTables()).filter((name) => name !== "audit_links"))
    content[table] = (
      await sql`select * from ${sql.table(table)} row where tenant_id = ${tenantId} order by row::text`.execute(
        server.services.database.system,
      )
    ).rows;
  return content;
};

/** Digests of every table that a role can read, except for the nodes' heartbeats and the audit chain, which a job extends each minute. */
const contentOf = async (role: string): Promise<Record<string, string>> => {
  const { system } = server.services.database;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('job_nodes', 'audit_links')
    and has_table_privilege(${role}, oid, 'select') order by 1`.execute(system);
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const digest = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(row_text, E'\n' order by row_text)), '') as digest
      from (select t::text as row_text from ${sql.table(name)} t) lines`.execute(system);
    content[name] = digest.rows[0]?.digest ?? "";
  }
  return content;
};

/** Every id and every longer text that is in one tenant's rows and not in the other's. */
const traitsOf = (rows: Record<string, unknown[]>): Set<string> => {
  const texts = JSON.stringify(rows).match(/"(?:[^"\\]|\\.)+"/g) ?? [];
  const own = texts.map((text) => JSON.parse(text) as string);
  return new Set(own.filter((text) => isUuid(text) || text.includes(ours.tenant.key)));
};
