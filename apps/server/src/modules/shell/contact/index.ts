import { defineModule } from "../../../core/module.ts";
import { contactUs } from "./contact-us.ts";

export const contact = defineModule({
  operations: [contactUs],
});
