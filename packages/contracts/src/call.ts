import type * as z from "zod/mini";
import type { ErrorName } from "./errors.ts";
import type { Permission } from "./permission-names.ts";

/** Who may make a call: anybody, everybody signed in, or holders of any one of the permissions. */
export type Access = "public" | "signed-in" | { readonly anyOf: readonly Permission[] };

type Schema = z.ZodMiniType;

/** What a call takes, answers and refuses. The server guards both ways by it; the browser's client is typed by it. */
export interface Call {
  readonly name: string;
  readonly summary: string;
  readonly area: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` parameters, from the root of the origin. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The caller must have proven who they are within the last minutes; else the call is refused with `stepUpRequired`. */
  readonly needsStepUp?: true;
  /** Refused with `impersonating` while the caller acts as somebody else, as is every call that needs a step-up. */
  readonly notWhileImpersonating?: true;
  /** Only ever made by the page itself: it does not count as use of the session. Any other call is marked by the page when nobody caused it. */
  readonly passive?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Bytes of the body, where the usual 256 KB are too few. */
  readonly bodyMax?: number;
  /** Of an answer, where it is not 200; with 204 there is no body, and `answer` is null. */
  readonly status?: 201 | 204;
  /** Speaks SCIM: its media type, its errors and conditions, and an access key as bearer token (RFC 7644). */
  readonly dialect?: "scim";
  /** The body of the answer. */
  readonly answer: Schema;
  /** Takes a file as `multipart/form-data`, in the field `file`, instead of a body; so large at most. */
  readonly upload?: { readonly bytes: number };
  /** The catalogue's errors of this call, beside those that every call has. */
  readonly errors: readonly ErrorName[];
}

/** Keeps a call's literal types. The remark lets a bundler leave out the calls that a page never makes. */
export const defineCall = /* @__NO_SIDE_EFFECTS__ */ <const C extends Call>(call: C): C => call;

/**
 * A header by which a page says that nobody has caused a request: a timer, a message or a retry has. The server answers as ever, and the
 * request does not count as use of the session.
 */
export const unattended = { header: "user-activity", value: "none" } as const;

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller passes: only the parts that the call declares, and the file of one that takes a file. */
export type CallInput<C extends Call> = {
  [K in "params" | "query" | "body" as C[K] extends Schema ? K : never]: In<C[K]>;
} & (C extends { readonly upload: object } ? { readonly file: File } : unknown);

/** What an operation receives once the guard has parsed it. */
export type CallParsed<C extends Call> = {
  [K in "params" | "query" | "body" as C[K] extends Schema ? K : never]: Out<C[K]>;
};

/** What the operation answers, before the guard strips undeclared fields. */
export type CallAnswer<C extends Call> = z.input<C["answer"]>;

/** What the caller gets. */
export type CallResult<C extends Call> = z.output<C["answer"]>;
