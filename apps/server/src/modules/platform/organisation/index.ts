import { defineModule } from "../../../core/module.ts";
import { allSkillUsers } from "./all-skill-users.ts";
import { changeMembers } from "./change-members.ts";
import { changeMemberships } from "./change-memberships.ts";
import { createGroup } from "./create-group.ts";
import { createSkill } from "./create-skill.ts";
import { createTeam } from "./create-team.ts";
import { currentTenant } from "./current-tenant.ts";
import { deleteEmployeeGroup } from "./delete-employee-group.ts";
import { deleteGroups } from "./delete-groups.ts";
import { deleteSkill } from "./delete-skill.ts";
import { deleteTeam } from "./delete-team.ts";
import { groupExists } from "./group-exists.ts";
import { groupUsers } from "./group-users.ts";
import { importAcdSkills } from "./import-acd-skills.ts";
import { listEmployeeGroups } from "./list-employee-groups.ts";
import { listGroups } from "./list-groups.ts";
import { listSkills } from "./list-skills.ts";
import { productCatalogue } from "./product-catalogue.ts";
import { readEmployeeGroup } from "./read-employee-group.ts";
import { readMemberships } from "./read-memberships.ts";
import { readSignInPage } from "./read-sign-in-page.ts";
import { readTenantSettings } from "./read-tenant-settings.ts";
import { saveEmployeeGroup } from "./save-employee-group.ts";
import { saveSignInPage } from "./save-sign-in-page.ts";
import { saveTenantSettings } from "./save-tenant-settings.ts";
import { searchEmployeeGroups } from "./search-employee-groups.ts";
import { searchGroups } from "./search-groups.ts";
import { searchMembers } from "./search-members.ts";
import { searchSkills } from "./search-skills.ts";
import { skillUsers } from "./skill-users.ts";
import { updateGroup } from "./update-group.ts";
import { updateSkill } from "./update-skill.ts";
import { updateTeam } from "./update-team.ts";
import { updateTenant } from "./update-tenant.ts";
import { validateGroupName } from "./validate-group-name.ts";

export { addGroup, changeGroup, changeGroupMembers, removeGroup } from "./group-changes.ts";
export { hasTooManySkills } from "./skills-repository.ts";
export { lockOrganisation } from "./units-repository.ts";

export const organisation = defineModule({
  operations: [
    currentTenant,
    productCatalogue,
    updateTenant,
    readSignInPage,
    saveSignInPage,
    readTenantSettings,
    saveTenantSettings,
    createTeam,
    updateTeam,
    deleteTeam,
    searchGroups,
    listGroups,
    groupUsers,
    createGroup,
    updateGroup,
    deleteGroups,
    groupExists,
    searchEmployeeGroups,
    listEmployeeGroups,
    readEmployeeGroup,
    saveEmployeeGroup,
    deleteEmployeeGroup,
    validateGroupName,
    searchSkills,
    listSkills,
    createSkill,
    updateSkill,
    deleteSkill,
    allSkillUsers,
    skillUsers,
    importAcdSkills,
    searchMembers,
    changeMembers,
    readMemberships,
    changeMemberships,
  ],
});
