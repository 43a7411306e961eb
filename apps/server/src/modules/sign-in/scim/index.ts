import { defineModule } from "../../../core/module.ts";
import { bulk } from "./bulk.ts";
import { patchScimGroup, replaceScimGroup } from "./change-group.ts";
import { patchScimUser, replaceScimUser } from "./change-user.ts";
import { deprovisionGroup } from "./deprovision-group.ts";
import { deprovisionUser } from "./deprovision-user.ts";
import {
  listScimResourceTypes,
  listScimSchemas,
  readScimResourceType,
  readScimSchema,
  scimServiceProviderConfig,
} from "./discovery.ts";
import { patchScimMe, readScimMe, replaceScimMe } from "./own-user.ts";
import { provisionGroup } from "./provision-group.ts";
import { provisionUser } from "./provision-user.ts";
import { listScimGroups, readScimGroup } from "./read-groups.ts";
import { listScimUsers, readScimUser } from "./read-users.ts";

/** Users and groups that an identity provider keeps in step with its own (SCIM 2.0, RFC 7643 and 7644). */
export const provisioning = defineModule({
  operations: [
    scimServiceProviderConfig,
    listScimResourceTypes,
    readScimResourceType,
    listScimSchemas,
    readScimSchema,
    listScimUsers,
    provisionUser,
    readScimUser,
    replaceScimUser,
    patchScimUser,
    deprovisionUser,
    readScimMe,
    replaceScimMe,
    patchScimMe,
    listScimGroups,
    provisionGroup,
    readScimGroup,
    replaceScimGroup,
    patchScimGroup,
    deprovisionGroup,
    bulk,
  ],
});
