import type { CallResult } from "@evolve/contracts/call";
import { readScheduleRoster as contract } from "@evolve/contracts/schedule-roster";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { agentsOf, rosterOf } from "../planning-people/index.ts";
import { listCodes } from "./my-schedule-repository.ts";
import { listSkillNames } from "./people-repository.ts";
import { findSchedule } from "./schedules-repository.ts";

export const readScheduleRoster = operation(
  contract,
  ({ actor: { tenantId }, params: { scheduleId }, body: { firstDay, days }, read }) =>
    read(async (tx) => {
      const { businessUnitId } = (await findSchedule(tx, tenantId, scheduleId)) ?? refuse("notFound");
      const roster = await rosterOf(tx, tenantId, { businessUnitId, firstDay, days });
      const agents = await agentsOf(tx, tenantId, { businessUnitId, day: firstDay });
      const held = new Set(agents.flatMap(({ skillIds }) => skillIds));
      const skills = await listSkillNames(tx, tenantId);
      const codes = await listCodes(tx, tenantId);
      return {
        // The engine's own is read-only, the contract's is not.
        roster: roster as CallResult<typeof contract>["roster"],
        agents: agents.map(({ id, name, teamId, teamName, zone, skillIds }) => ({
          id,
          name,
          teamId,
          teamName,
          zone,
          skillIds,
        })),
        skills: skills.filter(({ id }) => held.has(id)),
        codes: codes.map(({ id, name, kind, colorCode, isPaid }) => ({ id, name, kind, colorCode, isPaid })),
      };
    }),
);
