import { readJobFile as contract } from "@evolve/contracts/jobs";
import { holdsAnyOf } from "@evolve/contracts/permissions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findFilePart } from "./repository.ts";

/**
 * A part of a job's file. Only the person who started the job may read it: it contains what they were allowed to see. A file that names
 * a permission is theirs only as long as they hold it.
 */
export const readJobFile = operation(contract, async ({ actor, params: { jobId, part }, read }) => {
  const { tenantId, userId } = actor;
  const found = await read((tx) => findFilePart(tx, { tenantId, jobId, userId, part: Number(part) }));
  const isTheirs = found && (found.permission === null || holdsAnyOf(actor.permissions, found.permission));
  return { content: isTheirs ? found.content : refuse("notFound") };
});
