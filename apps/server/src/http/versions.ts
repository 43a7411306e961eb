import type { Call } from "@evolve/contracts/call";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { refuse } from "../core/refusal.ts";

type Schema = z.ZodMiniType;

const fieldsOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const def = schema?._zod.def as { type: string; shape?: Record<string, Schema> } | undefined;
  return def?.type === "object" ? (def.shape ?? {}) : {};
};

/** The `version` that an edit says it is based on, if the call takes one. */
const versionOfBody = ({ body }: Call): Schema | undefined => fieldsOf(body)["version"];

/** Where an answer has the version of its record: itself, or in the only field that has one; null where no version is told. */
const versionPath = ({ answer }: Call): readonly string[] | null => {
  const fields = fieldsOf(answer);
  if ("version" in fields) return ["version"];
  const versioned = Object.keys(fields).filter((name) => "version" in fieldsOf(fields[name]));
  return versioned.length === 1 ? [...versioned, "version"] : null;
};

/** Whether a call honours `If-Match`, and whether it answers `ETag`. */
export const conditionsOf = (call: Call): { readonly ifMatch: boolean; readonly etag: boolean } => ({
  ifMatch: versionOfBody(call) !== undefined,
  etag: versionPath(call) !== null,
});

export const sendVersion = (reply: FastifyReply, version: unknown): void => {
  if (typeof version === "number" || typeof version === "string") void reply.header("etag", `"${version}"`);
};

/** Answers the version of the record, if the answer has one, as a strong `ETag` (RFC 9110, 8.8.3). */
export const answerVersion = (call: Call): ((reply: FastifyReply, answer: unknown) => void) => {
  const path = versionPath(call);
  return (reply, answer) => {
    if (!path) return;
    sendVersion(
      reply,
      path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], answer),
    );
  };
};

/**
 * Takes `If-Match` (RFC 9110, 13.1.1) as the `version` of the body, so that one rule decides on both. A call without versions refuses
 * the header: to ignore it would be to overwrite what the caller meant to protect. Run before validation.
 */
export const takeIfMatch = (call: Call): ((request: FastifyRequest) => void) => {
  const schema = versionOfBody(call);
  return (request) => {
    const condition = request.headers["if-match"];
    if (condition === undefined) return;
    if (!schema) return refuse("invalidParameters", { fields: { "if-match": "unknown" } });
    const { body } = request;
    if (condition === "*" || typeof body !== "object" || body === null) return;
    // A weak tag never matches.
    const [, tag] = /^"([^"]*)"$/.exec(condition) ?? refuse("preconditionFailed", { reason: "no single strong tag" });
    const version = [Number(tag), tag].find((value) => z.safeParse(schema, value).success);
    const given = (body as { version?: unknown }).version;
    if (version === undefined || (given !== undefined && given !== version))
      return refuse("preconditionFailed", { reason: "the tag is no version, or another than the body's" });
    request.body = { ...body, version };
  };
};
