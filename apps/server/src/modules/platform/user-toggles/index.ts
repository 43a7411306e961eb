import { defineModule } from "../../../core/module.ts";
import { readUserToggles } from "./read-user-toggles.ts";
import { updateUserToggles } from "./update-user-toggles.ts";

export const userToggles = defineModule({ operations: [readUserToggles, updateUserToggles] });
