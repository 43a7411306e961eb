import { sql } from "kysely";
import { refuse } from "../../../core/refusal.ts";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/** How another system names somebody: by one of these, in any case of letters. */
interface NamedUser {
  readonly userId?: string | undefined;
  readonly userName?: string | undefined;
  readonly employeeNumber?: string | undefined;
}

const wayOf = ({ userId, userName, employeeNumber = "" }: NamedUser): readonly [way: keyof NamedUser, name: string] => {
  if (userId !== undefined) return ["userId", userId.toLowerCase()];
  return userName === undefined
    ? ["employeeNumber", employeeNumber.toLowerCase()]
    : ["userName", userName.toLowerCase()];
};

/**
 * The rows, each with the id of the user that it names. A row that names nobody, or somebody who was deleted, is refused as
 * `states.3.employeeNumber`.
 *
 * @param list the field of the request that the rows are in
 */
export const requireNamedUsers = async <R extends NamedUser>(
  tx: Tx,
  tenantId: string,
  list: string,
  rows: readonly R[],
): Promise<readonly (readonly [row: R, userId: string])[]> => {
  const ways = rows.map(wayOf);
  const namesBy = (asked: keyof NamedUser): string[] => [
    ...new Set(ways.flatMap(([way, name]) => (way === asked ? [name] : []))),
  ];
  const found = await sql<{ way: keyof NamedUser; name: string; id: string }>`
    select 'userId' as way, id::text as name, id from users
    where tenant_id = ${tenantId} and id = ${anyOf(namesBy("userId"), "uuid")} and status <> 'DELETED'
    union all
    select 'userName', lower(user_name), id from users
    where tenant_id = ${tenantId} and lower(user_name) = ${anyOf(namesBy("userName"), "text")} and status <> 'DELETED'
    union all
    select 'employeeNumber', lower(agent.employee_number), person.id
    from planning_agents agent join users person on person.tenant_id = agent.tenant_id and person.id = agent.user_id
    where agent.tenant_id = ${tenantId} and lower(agent.employee_number) = ${anyOf(namesBy("employeeNumber"), "text")}
      and person.status <> 'DELETED'
  `.execute(tx);
  const ids = new Map(found.rows.map(({ way, name, id }) => [`${way} ${name}`, id]));
  return rows.map((row, index) => {
    const [way, name] = wayOf(row);
    const id = ids.get(`${way} ${name}`);
    return [row, id ?? refuse("notFound", { fields: { [`${list}.${index}.${way}`]: "notFound" } })];
  });
};
