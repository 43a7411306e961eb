import { mySpaceOverview as contract } from "@evolve/contracts/my-space";
import { operation } from "../../../core/operation.ts";
import { browserNameOf } from "../../platform/notices/index.ts";
import { listRecentSessions } from "../../sign-in/sessions/index.ts";
import { fullNameOf, initialsOf } from "../../directory/users/index.ts";
import { findOwnRow, listColleagues, listOwnGroups, listOwnSkills } from "./repository.ts";

const colleaguesShown = 12;
const signInsShown = 5;

/** What people see about themselves in My Space. */
export const overview = operation(contract, async ({ actor, read }) =>
  read(async (tx) => {
    const { tenantId, userId } = actor;
    const own = await findOwnRow(tx, tenantId, userId);
    const skills = await listOwnSkills(tx, tenantId, userId);
    const groups = await listOwnGroups(tx, tenantId, userId);
    const colleagues = own.teamId
      ? await listColleagues(tx, tenantId, { userId, teamId: own.teamId }, colleaguesShown)
      : { rows: [], total: 0 };
    const sessions = await listRecentSessions(tx, tenantId, userId, signInsShown);
    return {
      role: named(own.roleId, own.roleName),
      team: named(own.teamId, own.teamName),
      employeeGroup:
        own.employeeGroupId && own.employeeGroupName && own.timeZone
          ? { id: own.employeeGroupId, name: own.employeeGroupName, timeZone: own.timeZone }
          : null,
      hireDate: own.hireDate,
      skills,
      groups,
      colleagues: colleagues.rows.map((row) => ({
        id: row.id,
        fullName: fullNameOf(row.firstName, row.lastName),
        initials: initialsOf(row.firstName, row.lastName),
        roleName: row.roleName ?? "",
      })),
      colleagueCount: colleagues.total,
      workingHours: own.workingHours ?? [],
      recentSignIns: sessions.map((session) => ({
        id: session.id,
        at: session.createdAt.toISOString(),
        browser: browserNameOf(session.userAgent),
        address: session.address,
        current: session.id === actor.sessionId,
      })),
    };
  }),
);

const named = (id: string | null, name: string | null): { id: string; name: string } | null =>
  id !== null && name !== null ? { id, name } : null;
