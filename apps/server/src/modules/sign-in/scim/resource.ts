import { createHash } from "node:crypto";
import { scim } from "@evolve/contracts/scim";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { attributeName } from "./filter.ts";

type Kind = "User" | "Group";

interface Meta {
  readonly resourceType: Kind;
  readonly created?: string;
  readonly lastModified?: string;
  readonly location: string;
  readonly version: string;
}

/** A weak tag of what a resource says. It changes with any change of that, no matter who makes it. */
export const tagOf = (said: unknown): string =>
  `W/"${createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 16)}"`;

export const locationOf = ({ origin }: Pick<Services, "origin">, kind: Kind, id: string): string =>
  `${origin()}${scim.path}/${kind}s/${id}`;

/** What a resource says of itself. */
export const metaOf = (
  services: Pick<Services, "origin">,
  kind: Kind,
  row: { readonly id: string; readonly createdAt: Date | null; readonly changedAt: Date | null },
  version: string,
): Meta => {
  const lastModified = row.changedAt ?? row.createdAt;
  return {
    resourceType: kind,
    ...(row.createdAt && { created: row.createdAt.toISOString() }),
    ...(lastModified && { lastModified: lastModified.toISOString() }),
    location: locationOf(services, kind, row.id),
    version,
  };
};

/** Refuses a change that is based on another state of the resource than its current one. */
export const requireTag = ({ headers }: Pick<FastifyRequest, "headers">, version: string): void => {
  const condition = headers["if-match"];
  if (condition === undefined || condition.trim() === "*") return;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");
  if (!condition.split(",").some((tag) => opaque(tag) === opaque(version))) refuse("preconditionFailed");
};

interface Shown {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}

const namesIn = (list: string | undefined): ReadonlySet<string> =>
  new Set((list ?? "").split(",").map(attributeName).filter(Boolean));

/** A caller cannot do without these. */
const alwaysShown: ReadonlySet<string> = new Set(["schemas", "id"]);

const part = (value: unknown, isShown: (name: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => part(one, isShown));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isShown(name.toLowerCase())));
};

/** The attributes that the caller asks for, or those that they do not leave out (RFC 7644, 3.9). */
export const project = <R extends object>(resource: R, { attributes, excludedAttributes }: Shown): R => {
  const wanted = namesIn(attributes);
  const left = namesIn(excludedAttributes);
  if (wanted.size === 0 && left.size === 0) return resource;
  const entries = Object.entries(resource).flatMap(([name, value]: [string, unknown]) => {
    const key = name.toLowerCase();
    if (alwaysShown.has(key)) return [[name, value] as const];
    if (wanted.size === 0)
      return left.has(key) ? [] : [[name, part(value, (inner) => !left.has(`${key}.${inner}`))] as const];
    if (wanted.has(key)) return [[name, value] as const];
    const hasPart = [...wanted].some((one) => one.startsWith(`${key}.`));
    return hasPart ? [[name, part(value, (inner) => wanted.has(`${key}.${inner}`))] as const] : [];
  });
  return Object.fromEntries(entries) as R;
};

/** Whether an answer needs an attribute that is costly to read. */
export const isAsked = ({ attributes, excludedAttributes }: Shown, name: string): boolean => {
  const wanted = namesIn(attributes);
  const asked = [...wanted].some((one) => one === name || one.startsWith(`${name}.`));
  return wanted.size > 0 ? asked : !namesIn(excludedAttributes).has(name);
};

interface Answered {
  readonly meta?: { readonly location: string; readonly version?: string | undefined } | undefined;
}

/** Answers one resource: its tag as `ETag`, and of a new one its address. */
export const answerResource = <R extends Answered & object>(reply: FastifyReply, resource: R, shown: Shown): R => {
  const { meta } = resource;
  if (meta?.version) void reply.header("etag", meta.version);
  if (meta && reply.statusCode === 201) void reply.header("location", meta.location);
  return project(resource, shown);
};
