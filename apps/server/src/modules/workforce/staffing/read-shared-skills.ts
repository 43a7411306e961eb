import { readSharedSkills as contract, type SharedSkills } from "@evolve/contracts/shared-skills";
import type { RosterAgent } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { rosterOf } from "../planning-people/index.ts";
import { findStaffedGroup, listGroupSkills } from "./groups-repository.ts";
import { loadsOf } from "./loads-of.ts";
import { sharedGroups } from "./shared-groups.ts";
import { daysOf } from "./staffing-inputs.ts";

/** From the stored requirements, and the skills that people have that day. The calculation itself takes seconds, so the asker makes it. */
export const readSharedSkills = operation(
  contract,
  ({ actor: { tenantId }, params: { planningGroupId }, query: { day }, read }) =>
    read(async (tx) => {
      const group = (await findStaffedGroup(tx, tenantId, planningGroupId)) ?? refuse("notFound");
      const { businessUnitId, zone, intervalMinutes } = group;
      const { from, to } = await daysOf(tx, tenantId, group, day, 1);
      const span = { from: from.getTime(), to: to.getTime() };
      const shared = sharedGroups(await loadsOf(tx, tenantId, businessUnitId, span));
      if (shared.length < 2) return { question: null };
      const skills = await listGroupSkills(tx, tenantId, businessUnitId);
      const { agents } = await rosterOf(tx, tenantId, { businessUnitId, firstDay: day, days: 1 });
      return {
        question: {
          zone,
          intervalMinutes,
          starts: (shared[0]?.onQueue ?? []).map((_, at) => span.from + at * intervalMinutes * 60_000),
          groups: shared.map(({ id, name, onQueue, skill }) => ({
            id,
            name,
            contacts: [...skill.arrivals],
            handleSeconds: [...skill.handleSeconds],
            targetSeconds: skill.targetSeconds,
            patienceSeconds: skill.patienceSeconds ?? null,
            serviceLevel: skill.serviceLevel,
            apart: [...onQueue],
          })),
          mixes: mixesOf(
            agents.filter((agent) => isEmployed(agent, day)).map((agent) => skillsOn(agent, day)),
            shared.map(({ id }) => skills.get(id) ?? null),
          ),
        },
      };
    }),
);

const isEmployed = ({ hired = "", leaves = "9999" }: RosterAgent, day: string): boolean =>
  hired <= day && day <= leaves;

const skillsOn = ({ skills }: RosterAgent, day: string): ReadonlySet<string> =>
  new Set(skills.flatMap(({ skill, from = day, to = day }) => (from <= day && day <= to ? [skill] : [])));

/** @param needed by each group; null: everybody can do its work */
const mixesOf = (people: readonly ReadonlySet<string>[], needed: readonly (string | null)[]): SharedSkills["mixes"] => {
  const places = people.map((held) =>
    needed.flatMap((skill, place) => (skill === null || held.has(skill) ? [place] : [])),
  );
  const alike = Map.groupBy(
    places.filter((of) => of.length > 0),
    (of) => of.join(" "),
  );
  return [...alike.values()]
    .map((of) => ({ groups: of[0] ?? [], people: of.length }))
    .sort((one, other) => other.people - one.people);
};
