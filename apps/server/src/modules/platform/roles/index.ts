import { defineModule } from "../../../core/module.ts";
import { createRole } from "./create-role.ts";
import { deleteRole } from "./delete-role.ts";
import { readRole } from "./read-role.ts";
import { updateRole } from "./update-role.ts";

export const roles = defineModule({ operations: [readRole, createRole, updateRole, deleteRole] });
