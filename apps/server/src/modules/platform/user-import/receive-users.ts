import { importLimits } from "@evolve/contracts/user-import";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../core/actor.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { type FileRow, type FileStore, receiveFile } from "../row-files/index.ts";
import { deleteImport, insertChunk, insertImport, readChunk } from "./repository.ts";

const previewRows = 6;

/** Stores the file of a request as an import of the actor's. */
export const receiveUsers = async (
  services: Services,
  { tenantId, userId: createdBy }: Actor,
  http: FastifyRequest,
): Promise<{ importId: string; head: readonly FileRow[] }> => {
  const importId = newId();
  const key = { tenantId, importId };
  const createdAt = services.clock.now();
  const store = {
    begin: (tx, file) => insertImport(tx, { tenantId, id: importId, createdBy, createdAt, ...file }),
    append: (tx, number, content) => insertChunk(tx, key, number, content),
    read: (tx, number) => readChunk(tx, key, number),
    remove: (tx) => deleteImport(tx, key),
  } satisfies FileStore;
  const { head } = await receiveFile(services, tenantId, http, store, { headRows: previewRows, limits: importLimits });
  return { importId, head };
};
