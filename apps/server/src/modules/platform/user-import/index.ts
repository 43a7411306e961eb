import { defineModule } from "../../../core/module.ts";
import { prepareUserImport } from "./prepare-user-import.ts";
import { readUserImport } from "./read-user-import.ts";
import { userImport } from "./start-import.ts";
import { startUserImport } from "./start-user-import.ts";
import { uploadUsersCsv } from "./upload-users-csv.ts";
import { uploadUsersStatus } from "./upload-users-status.ts";

export const userImports = defineModule({
  operations: [uploadUsersCsv, uploadUsersStatus, prepareUserImport, startUserImport, readUserImport],
  jobs: [userImport],
});
