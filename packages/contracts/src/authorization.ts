import * as z from "zod/mini";
import { defineCall } from "./call.ts";

export const Licence = z.object({ applicationId: z.string(), featureIds: z.array(z.number()) });
export type Licence = z.output<typeof Licence>;

export const rolePermissions = defineCall({
  name: "rolePermissions",
  summary: "The permissions of the signed-in user and the applications that the tenant has licensed.",
  area: "authorization",
  method: "GET",
  path: "/authorization/v1/role/permissions",
  access: "signed-in",
  answer: z.object({ permissions: z.array(z.string()), applications: z.array(z.string()) }),
  errors: [],
});

export const licences = defineCall({
  name: "licences",
  summary: "The tenant's licences, the licence type shown and the product name that follows from it.",
  area: "authorization",
  method: "GET",
  path: "/authorization/v1/licences",
  access: "signed-in",
  answer: z.object({ licenses: z.array(Licence), licenseType: z.string(), productName: z.string() }),
  errors: [],
});

export const toggledFeatures = defineCall({
  name: "toggledFeatures",
  summary: "The names of the feature toggles that are on for the signed-in user.",
  area: "authorization",
  method: "GET",
  path: "/config/toggledFeatures",
  access: "signed-in",
  answer: z.object({ toggledFeatures: z.array(z.string()) }),
  errors: [],
});
