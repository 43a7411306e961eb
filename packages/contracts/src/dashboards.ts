import * as z from "zod/mini";
import { defineCall } from "./call.ts";

/** A dashboard that can be projected. */
export const ProjectableDashboard = z.object({ dashboardId: z.string(), name: z.string(), createdBy: z.string() });
export type ProjectableDashboard = z.output<typeof ProjectableDashboard>;

export const listDashboards = defineCall({
  name: "listDashboards",
  summary: "The signed-in user's favourite dashboards, by name. `createdBy` is a full name.",
  area: "dashboards",
  method: "GET",
  path: "/dashboards",
  access: { anyOf: ["dashboard:view"] },
  query: z.strictObject({ filters: z.literal("favorite") }),
  answer: z.object({ dashboards: z.array(ProjectableDashboard) }),
  errors: [],
});
