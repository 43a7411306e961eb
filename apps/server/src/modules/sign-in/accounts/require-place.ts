import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { hasTeam } from "../../directory/teams/index.ts";
import { hasEmployeeGroup } from "./repository.ts";

interface Place {
  readonly teamId?: string | null | undefined;
  readonly employeeGroupId?: string | null | undefined;
}

/** Refuses a team or an employee group that the tenant does not have. */
export const requirePlace = async (tx: ActorTransaction, { teamId, employeeGroupId }: Place): Promise<void> => {
  if (teamId && !(await hasTeam(tx, tx.tenantId, teamId))) refuse("notFound", { fields: { teamId: "notFound" } });
  if (employeeGroupId && !(await hasEmployeeGroup(tx, tx.tenantId, employeeGroupId)))
    refuse("notFound", { fields: { employeeGroupId: "notFound" } });
};
