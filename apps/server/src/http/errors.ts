import { scim } from "@evolve/contracts/scim";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { Refusal } from "../core/refusal.ts";
import { DatabaseUnavailable } from "../database/index.ts";
import { type FieldFault, fieldsOf } from "./fields.ts";
import { asScimError, isScim } from "./scim.ts";
import { sendVersion } from "./versions.ts";

/** Short, since a restarted database is back within seconds. */
const retryAfterSeconds = 2;

/** The body of every refusal. `message` is for logs; clients look up their text by `errorCode`. */
interface ErrorBody {
  errorCode: string;
  message: string;
  details: string;
  fields?: Readonly<Record<string, string>>;
  requestId: string;
}

/** Turns every fault into an error of the catalogue; an unknown one becomes a 500 that reveals only its request id. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(asRefusal(error), error, request, reply));
};

/** The same for faults before routing, such as an invalid percent-encoding in the address. */
export const answerFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void answer(asRefusal(error), error, request, reply);
};

const answer = (refusal: Refusal, cause: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, code, refused } = refusal;
  if (isAbandoned(cause, request)) request.log.info("the client left before its answer");
  else if (refusal.error === "unexpected") request.log.error({ err: cause }, "unexpected error");
  else if (unfitTexts.has((cause as { code?: string }).code))
    request.log.error({ defect: "unfit text", call: request.routeOptions.config.call?.name, err: cause }, "unfit text");
  else if (refusal.error === "temporarilyUnavailable") request.log.error({ err: cause }, refusal.message);
  else request.log.info({ errorCode: code, reason: refusal.message }, "refused");
  if (refused.retryAfterSeconds !== undefined)
    void reply.header("retry-after", Math.max(1, Math.ceil(refused.retryAfterSeconds)));
  sendVersion(reply, refused.version);
  const body: ErrorBody = {
    errorCode: code,
    message: refusal.error,
    details: refused.details ?? "",
    ...(refused.fields && { fields: refused.fields }),
    requestId: request.id,
  };
  // As text, so that the route's response validation does not apply to refusals.
  const [type, shown] = isScim(request)
    ? [scim.mediaType, { ...body, ...asScimError(refusal) }]
    : ["application/json", body];
  return reply.code(status).type(`${type}; charset=utf-8`).send(JSON.stringify(shown));
};

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Record<string, unknown>;
}

/** An unknown field is a fault of its own, not of the object around it. */
const faultsIn = ({ keyword, instancePath, message, params }: Fault): FieldFault[] => {
  const path = instancePath.split("/").filter(Boolean);
  return keyword === "unrecognized_keys"
    ? (params["keys"] as string[]).map((key) => ({ path: [...path, key], fault: "unknown" }))
    : [{ path, fault: message ?? "invalid" }];
};

/** Whether a client left during a download, which is not an error. */
const isAbandoned = (cause: Error & { code?: string }, request: FastifyRequest): boolean =>
  cause.code === "ERR_STREAM_PREMATURE_CLOSE" && request.socket.destroyed;

/**
 * PostgreSQL's character_not_in_repertoire, invalid_text_representation and untranslatable_character: a text does not fit its column's
 * type. A contract refuses such a text, so one that comes this far is a gap in the contract, or the operation's own slip.
 */
const unfitTexts: ReadonlySet<string | undefined> = new Set(["22021", "22P02", "22P05"]);

const asRefusal = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable)
    return new Refusal("temporarilyUnavailable", { retryAfterSeconds, reason: error.message });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsOf(error.validation.flatMap(faultsIn));
    return new Refusal("invalidParameters", {
      fields,
      reason: `${error.validationContext ?? "request"}: ${Object.keys(fields).join(", ")}`,
    });
  }
  if (unfitTexts.has(error.code))
    return new Refusal("invalidParameters", { reason: `the database refused a text: ${error.code}` });
  switch (error.code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new Refusal("unsupportedMediaType");
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new Refusal("bodyTooLarge");
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return new Refusal("unparsableBody");
    default:
      return error.statusCode && error.statusCode < 500
        ? new Refusal("unparsableBody", { reason: error.code })
        : new Refusal("unexpected");
  }
};
