import * as contract from "@evolve/contracts/history-import";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { type FileStore, receiveFile } from "../../platform/row-files/index.ts";
import { deleteFiles, insertFile, insertPiece, readPiece } from "./files-repository.ts";
import { guessMapping } from "./guess-mapping.ts";

/** So many rows are looked at; the first are shown, the others thinned out to samples. */
const headRows = 10_001;
const shown = 20;
const sampled = 80;

/** Takes a file, and shows how its first rows were read. */
export const prepareHistoryFile = operation(
  contract.prepareHistoryFile,
  async ({ actor: { tenantId, userId: createdBy }, http, now: createdAt, services }) => {
    const fileId = newId();
    const key = { tenantId, fileId };
    const store: FileStore = {
      begin: (tx, file) => insertFile(tx, { ...key, createdBy, createdAt, ...file }),
      append: (tx, number, content) => insertPiece(tx, key, number, content),
      read: (tx, number) => readPiece(tx, key, number),
      remove: (tx) => deleteFiles(tx, tenantId, [fileId]),
    };
    const how = { headRows, limits: contract.historyFileLimits };
    const { head } = await receiveFile(services, tenantId, http, store, how);
    const [columns = [], ...rows] = head.map(({ cells }) => [...cells]);
    const further = rows.slice(shown);
    const every = Math.max(1, Math.floor(further.length / sampled));
    const samples = further.filter((_, at) => at % every === 0).slice(0, sampled);
    return { fileId, columns, rows: rows.slice(0, shown), samples, mapping: guessMapping(columns) };
  },
);
