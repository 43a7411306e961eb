import { Readable } from "node:stream";
import type { Call } from "@evolve/contracts/call";
import { fileTypes, type FileType } from "@evolve/contracts/search";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { refuse } from "../core/refusal.ts";
import { asUncounted } from "../database/search.ts";
import { preferredType } from "./accept.ts";
import { exportFile } from "./export-file.ts";

/** The rows of a search's answer. */
interface Rows {
  readonly name: string;
  readonly row: z.ZodMiniType;
}

/** What a search lists; null of any other call. A search is a call whose body and answer are made by `searchBody` and `searchAnswer`. */
export const rowsOf = ({ body, answer }: Call): Rows | null => {
  const asked = shapeOf(body);
  const answered = shapeOf(answer);
  const [name = "", list] = Object.entries(answered)[0] ?? [];
  const { def } = (list?._zod ?? {}) as { def?: { type: string; element?: z.ZodMiniType } };
  const isSearch = "after" in asked && "next" in answered && def?.type === "array";
  return isSearch && def.element ? { name, row: def.element } : null;
};

const shapeOf = (schema: z.ZodMiniType | undefined): Readonly<Record<string, z.ZodMiniType>> =>
  (schema?._zod.def as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {};

/** The file that a request asks for instead of a page. */
export const fileTypeOf = ({ headers }: FastifyRequest): FileType | null => {
  const type = preferredType(headers.accept, ["application/json", ...fileTypes]);
  return type === "application/json" ? null : type;
};

/** What a file has no use for, since it contains all pages. */
const fieldsOfPages = ["skip", "after", "top", "statistics"];

/** Refuses a page of a file. Before validation, which adds the defaults. */
export const refusePages = ({ body }: FastifyRequest): void => {
  const given = fieldsOfPages.filter((field) => Object.hasOwn(Object(body) as object, field));
  if (given.length === 0) return;
  const fields = Object.fromEntries(given.map((field) => [field, "unknown"]));
  refuse("invalidParameters", { fields, reason: `a file has no pages: ${given.join(", ")}` });
};

/** Rows a read: a slow client holds no connection, and no list is ever in memory whole. */
const batch = 1_000;

type ReadPage = (body: object) => Promise<unknown>;

/** All rows of a search, in order, without what its contract does not declare. Changes made meanwhile appear in later pages. */
async function* pagesOf({ answer }: Call, { name }: Rows, body: object, readPage: ReadPage) {
  for (let after: string | undefined, isLast = false; !isLast;) {
    const page = answer.parse(await readPage(asUncounted({ ...body, after, top: batch }))) as {
      readonly [name: string]: unknown;
      readonly next?: string;
    };
    yield page[name] as readonly Readonly<Record<string, unknown>>[];
    after = page.next;
    isLast = after === undefined;
  }
}

/**
 * Streams all rows of a search. Waits for its first page, so that an immediate failure is still answered as an error; a later one
 * aborts the response, which the client notices.
 */
export const answerFile = async (
  call: Call,
  rows: Rows,
  type: FileType,
  { body }: FastifyRequest,
  reply: FastifyReply,
  readPage: ReadPage,
): Promise<FastifyReply> => {
  const pieces = exportFile(type, rows.row, pagesOf(call, rows, body as object, readPage));
  const first = await pieces.next();
  const file = async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  return reply.type(`${type}; charset=utf-8`).send(Readable.from(file()));
};
