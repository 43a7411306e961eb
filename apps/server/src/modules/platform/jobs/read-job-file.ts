import { readJobFile as contract } from "@evolve/contracts/jobs";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findFilePart } from "./repository.ts";

/** A part of a job's file. Only the person who started the job may read it: it contains what they were allowed to see. */
export const readJobFile = operation(contract, async ({ actor, params: { jobId, part }, read }) => {
  const { tenantId, userId } = actor;
  const content = await read((tx) => findFilePart(tx, { tenantId, jobId, userId, part: Number(part) }));
  return { content: content ?? refuse("notFound") };
});
