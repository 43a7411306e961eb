import { defineModule } from "../../../core/module.ts";
import { createOpenidClient } from "./create-client.ts";
import { deleteOpenidClient } from "./delete-client.ts";
import { readOpenidClient } from "./read-client.ts";
import { rotateOpenidClientSecret } from "./rotate-secret.ts";
import { searchOpenidClients } from "./search-clients.ts";
import { updateOpenidClient } from "./update-client.ts";

export const openidClients = defineModule({
  operations: [
    searchOpenidClients,
    readOpenidClient,
    createOpenidClient,
    updateOpenidClient,
    rotateOpenidClientSecret,
    deleteOpenidClient,
  ],
});
