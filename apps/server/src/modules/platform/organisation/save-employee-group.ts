import * as contract from "@evolve/contracts/employee-groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import {
  clearOtherDefaults,
  findEmployeeGroup,
  insertEmployeeGroup,
  updateEmployeeGroup,
} from "./employee-groups-repository.ts";
import { recordChange, requireFreeName, requireUnit } from "./policy.ts";
import { presentEmployeeGroup } from "./present-employee-group.ts";

/** Creates or changes an employee group. The default one stays so until another takes its place. */
export const saveEmployeeGroup = operation(contract.saveEmployeeGroup, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const { id: givenId, version, ...fields } = body;
    const id = givenId ?? newId();
    await requireFreeName(tx, "employee_groups", fields.name, givenId?.toLowerCase());
    if (givenId !== undefined) {
      await requireUnit(tx, "employee_groups", id, version);
      const before = (await findEmployeeGroup(tx, tenantId, id)) ?? refuse("notFound");
      if (before.isDefault && !fields.isDefault) refuse("defaultEmployeeGroup");
      await updateEmployeeGroup(tx, tenantId, id, fields);
      await recordChange(tx, "employee-group.updated", id, { before, after: fields });
    } else {
      await insertEmployeeGroup(tx, tenantId, id, fields);
      await recordChange(tx, "employee-group.created", id, fields);
    }
    if (fields.isDefault) await clearOtherDefaults(tx, tenantId, id);
    return { group: presentEmployeeGroup((await findEmployeeGroup(tx, tenantId, id)) ?? refuse("notFound")) };
  }),
);
