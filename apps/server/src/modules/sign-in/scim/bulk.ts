import { scim, scimSchemas } from "@evolve/contracts/scim";
import { scimBulk, type ScimBulkOperation, type ScimBulkResult } from "@evolve/contracts/scim-bulk";
import type { FastifyRequest } from "fastify";
import { operation } from "../../../core/operation.ts";
import { Refusal, refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { asScimError, type ScimError } from "../../../http/scim.ts";
import { referencesIn, resolveReferences } from "./bulk-references.ts";

/**
 * Makes the changes in their order; one that refers to a later one waits for it. Each is a request of its own to its own call, so
 * the guards, the limits and the audit log treat it as one, and what has been made stays when a later one fails (RFC 7644, 3.7).
 */
export const bulk = operation(scimBulk, async ({ body, http, services }) => {
  const { Operations: operations, failOnErrors = operations.length } = body;
  if (operations.length > scim.bulkOperationsMax)
    refuse("bodyTooLarge", { details: `A bulk has at most ${scim.bulkOperationsMax} operations (maxOperations).` });
  const declared = new Set(operations.flatMap(({ bulkId }) => bulkId ?? []));
  /** Of the operations that are done, by `bulkId`: the id of what was created, null where that failed. */
  const made = new Map<string, string | null>();
  const results: ScimBulkResult[] = [];
  let failures = 0;
  let waiting: readonly ScimBulkOperation[] = operations;
  while (waiting.length > 0 && failures < failOnErrors) {
    const isReady = (one: ScimBulkOperation): boolean =>
      referencesIn(one).every((name) => made.has(name) || !declared.has(name));
    // Where none is ready they refer to each other in a circle.
    const next = waiting.find(isReady) ?? waiting[0];
    if (!next) break;
    waiting = waiting.filter((one) => one !== next);
    const unmade = referencesIn(next).find((name) => (made.get(name) ?? null) === null);
    const result =
      unmade === undefined
        ? await send(services, http, resolveReferences(next, made))
        : failed(next, unresolved(unmade, declared));
    if (result.response) failures += 1;
    if (next.bulkId !== undefined) made.set(next.bulkId, idIn(result));
    results.push(result);
  }
  return { schemas: [scimSchemas.bulk], Operations: results };
});

/** An operation refers to nothing in this bulk, to one that failed, or in a circle. */
const unresolved = (name: string, declared: ReadonlySet<string>): ScimError =>
  declared.has(name)
    ? {
        schemas: [scimSchemas.error],
        status: "409",
        detail: `This was not done, because bulkId:${name} was not created.`,
      }
    : asScimError(new Refusal("invalidParameters", { fields: { [`bulkId:${name}`]: "notFound" } }));

const idIn = ({ location }: ScimBulkResult): string | null => location?.split("/").at(-1) ?? null;

/** Those of the bulk's own headers that hold for each operation. The others describe its body or its connection. */
const passedOn = [
  "accept-language",
  "authorization",
  "host",
  "origin",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-proto",
];

/** Makes one change by the call that its method and path name. */
const send = async (
  { log, origin }: Pick<Services, "log" | "origin">,
  http: FastifyRequest,
  operation: ScimBulkOperation,
): Promise<ScimBulkResult> => {
  const { method, path, version, data } = operation;
  const own = passedOn.flatMap((name) => (name in http.headers ? [[name, http.headers[name]] as const] : []));
  const sending = http.server.inject({
    method,
    url: `${scim.path}${path}`,
    remoteAddress: http.socket.remoteAddress ?? http.ip,
    headers: {
      ...Object.fromEntries(own),
      ...(version !== undefined && { "if-match": version }),
      ...(data && { "content-type": scim.mediaType }),
    },
    ...(data && { payload: JSON.stringify(data) }),
  });
  const answer = await sending.catch((error: unknown) => {
    log.info({ err: error }, "a node that closes passes no operation on");
    return null;
  });
  if (!answer) return failed(operation, asScimError(new Refusal("temporarilyUnavailable")));
  const { statusCode, headers } = answer;
  const location = method === "POST" ? headers.location : `${origin()}${scim.path}${path}`;
  return {
    ...resultOf(operation, String(statusCode)),
    ...(location !== undefined && { location }),
    ...(headers.etag !== undefined && { version: headers.etag }),
    ...(statusCode >= 400 && { response: answer.json<ScimError>() }),
  };
};

const resultOf = ({ method, bulkId }: ScimBulkOperation, status: string): ScimBulkResult => ({
  method,
  ...(bulkId !== undefined && { bulkId }),
  status,
});

const failed = (operation: ScimBulkOperation, response: ScimError): ScimBulkResult => ({
  ...resultOf(operation, response.status),
  response,
});
