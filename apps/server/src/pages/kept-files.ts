import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../core/services.ts";
import { claimFiles, deleteOldBuilds, findFile, insertFiles, keepBuild } from "./kept-files-repository.ts";

/*
 * A page names its files by a hash of their content. While two versions run side by side, a page of the one asks a node of the
 * other for its files, and a page that was open before an upgrade asks for parts that it had not needed until then. So each node keeps
 * the files of its version in the database, and looks there for those that it does not have itself.
 */

/** A version to roll back to, and one that is on its way, beside the one that runs. */
const buildsKept = 3;
/** Files that are read and written at a time, some 500 KB. */
const batchSize = 200;

const named = /^\/assets\/(?:login|suite|gallery)\/[\w.-]+-[\w-]{8}\.(js|css|woff2)$/;
const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};

/** Keeps the files of this node's version for the nodes of others; `folders` are the built apps by name. */
export const keepFiles = async (
  { database, clock, log }: Pick<Services, "database" | "clock" | "log">,
  folders: Readonly<Record<string, string>>,
): Promise<void> => {
  try {
    const files = await filesOf(folders);
    const paths = [...files.keys()].sort();
    const build = createHash("sha256").update(paths.join("\n")).digest("base64url");
    await database.withSystem(async (tx) => {
      if (!(await keepBuild(tx, build, clock.now()))) return;
      const known = await claimFiles(tx, build, paths);
      const missing = paths.filter((path) => !known.has(path));
      for (let start = 0; start < missing.length; start += batchSize) {
        const batch = missing.slice(start, start + batchSize);
        const bodies = await Promise.all(batch.map((path) => compressed(files.get(path) ?? "")));
        await insertFiles(
          tx,
          build,
          batch.map((path, index) => ({ path, body: bodies[index] ?? Buffer.alloc(0) })),
        );
      }
      await deleteOldBuilds(tx, buildsKept);
    });
  } catch (error) {
    // Only a page of another version would miss them.
    log.warn(error, "the files of this version's pages were not kept for other nodes");
  }
};

/** Answers a file that another version's page asks for. False where there is none of this name. */
export const sendKeptFile = async (
  { database }: Pick<Services, "database">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const [path = ""] = request.url.split("?");
  const [, extension = ""] = named.exec(path) ?? [];
  const body = extension === "" ? null : await findFile(database, path);
  if (body === null) return false;
  const takesGzip = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  if (takesGzip) reply.header("content-encoding", "gzip");
  await reply
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("vary", "accept-encoding")
    .type(types[extension] ?? "")
    .send(takesGzip ? body : await promisify(gunzip)(body));
  return true;
};

/** Where each of the builds' files is, by the path that browsers ask for. */
const filesOf = async (folders: Readonly<Record<string, string>>): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  for (const [app, folder] of Object.entries(folders))
    for (const name of await readdir(folder)) {
      const path = `/assets/${app}/${name}`;
      if (named.test(path)) files.set(path, join(folder, name));
    }
  return files;
};

/** Built files are there compressed too, but for the smallest and for those that are compressed by nature. */
const compressed = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(`${file}.gz`);
  } catch {
    return promisify(gzip)(await readFile(file));
  }
};
