import { defineModule } from "../../../core/module.ts";
import { overview } from "./overview.ts";

export const mySpace = defineModule({
  operations: [overview],
});
