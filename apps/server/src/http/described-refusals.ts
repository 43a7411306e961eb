import type { Call } from "@evolve/contracts/call";
import { allCalls } from "@evolve/contracts/calls";
import { errorCatalogue, type ErrorName } from "@evolve/contracts/errors";
import { scim } from "@evolve/contracts/scim";
import { fileTypes } from "@evolve/contracts/search";
import { rowsOf } from "./export-search.ts";

/** What this file reads and changes of an OpenAPI document. */
interface Operation {
  operationId?: string;
  requestBody?: unknown;
  description?: string;
  responses?: Record<string, { content?: object } | undefined>;
}
interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: object;
}

/** What any call may be refused with, beside the errors of its contract. */
const errorsOfAll: readonly ErrorName[] = [
  "bodyTooLarge",
  "changedMeanwhile",
  "forbidden",
  "idempotencyKeyInUse",
  "idempotencyKeyReused",
  "impersonating",
  "invalidParameters",
  "notFound",
  "originNotAllowed",
  "preconditionFailed",
  "signedOut",
  "stepUpRequired",
  "temporarilyUnavailable",
  "throttled",
  "timeout",
  "tokenExpired",
  "tokenInvalid",
  "tooManyCalls",
  "unexpected",
  "unparsableBody",
  "unsupportedMediaType",
];

const text = { type: "string" };

const refusal = {
  type: "object",
  properties: {
    errorCode: { ...text, description: "What a program branches on." },
    message: { ...text, description: "For logs, not for people." },
    details: { ...text, description: "What the server adds for people, or empty." },
    fields: {
      type: "object",
      additionalProperties: text,
      description: "What is wrong with single values of the request.",
    },
    requestId: { ...text, description: "What an operator finds the request by in the log." },
  },
  required: ["errorCode", "message", "details", "requestId"],
};

const codesOf = (names: readonly ErrorName[]): string[] => [...new Set(names.map((name) => errorCatalogue[name].code))];

const describeRefusal = (description: string, names: readonly ErrorName[], mediaType: string) => ({
  description,
  content: {
    [mediaType]: {
      schema: {
        allOf: [{ $ref: "#/components/schemas/Refusal" }, { properties: { errorCode: { enum: codesOf(names) } } }],
      },
    },
  },
});

const file = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: { file: { type: "string", format: "binary" } },
        required: ["file"],
        additionalProperties: false,
      },
    },
  },
};

/** Beside its page, a search answers all rows as a file. */
const withFiles = (page: { content?: object } | undefined) => ({
  ...page,
  content: { ...page?.content, ...Object.fromEntries(fileTypes.map((type) => [type, { schema: text }])) },
});

const filesText =
  "`Accept: text/csv` or `application/x-ndjson` asks for all rows as a file, which begins before its end is known. Its body " +
  "names no page: neither `skip`, `after`, `top` nor `statistics`.";

const responsesOf = ({ errors, dialect }: Call): Record<string, { content?: object }> => {
  const mediaType = dialect ? scim.mediaType : "application/json";
  const byStatus = Map.groupBy(errors, (name) => errorCatalogue[name].status);
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, names]) => [status, describeRefusal(names.join(", "), names, mediaType)]),
    ),
    default: { $ref: "#/components/responses/Refused" } as object,
  };
};

/** Adds to an OpenAPI document what the library cannot take from a route: refusals with their codes, and the files that calls take and answer. */
export const describeCallsFurther = <D extends object>(described: D): D => {
  const document: Document = described;
  const calls = new Map<string, Call>(allCalls.map((call) => [call.name, call]));
  for (const operation of Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))) {
    const call = calls.get(operation.operationId ?? "");
    if (!call) continue;
    operation.responses = { ...operation.responses, ...responsesOf(call) };
    if (rowsOf(call)) {
      operation.responses["200"] = withFiles(operation.responses["200"]);
      operation.description = [operation.description, filesText].filter(Boolean).join("\n\n");
    }
    if (call.upload) operation.requestBody = file;
  }
  document.components = {
    ...document.components,
    schemas: { Refusal: refusal },
    responses: { Refused: describeRefusal("What any call may be refused with.", errorsOfAll, "application/json") },
  };
  return described;
};
