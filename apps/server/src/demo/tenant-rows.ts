import type { NewRow } from "../database/types.ts";

/** The rows of one demo tenant, by table, in foreign-key order. */
export interface TenantRows {
  tenants: NewRow<"tenants">[];
  hosts: NewRow<"hosts">[];
  tenant_domains: NewRow<"tenant_domains">[];
  licences: NewRow<"licences">[];
  feature_toggles: NewRow<"feature_toggles">[];
  roles: NewRow<"roles">[];
  employee_groups: NewRow<"employee_groups">[];
  teams: NewRow<"teams">[];
  groups: NewRow<"groups">[];
  skills: NewRow<"skills">[];
  branding_profiles: NewRow<"branding_profiles">[];
  branding_files: NewRow<"branding_files">[];
  users: NewRow<"users">[];
  credentials: NewRow<"credentials">[];
  sign_in_directory: NewRow<"sign_in_directory">[];
  group_members: NewRow<"group_members">[];
  user_skills: NewRow<"user_skills">[];
  impersonations: NewRow<"impersonations">[];
  audit_events: NewRow<"audit_events">[];
  dashboards: NewRow<"dashboards">[];
  dashboard_roles: NewRow<"dashboard_roles">[];
  favourite_dashboards: NewRow<"favourite_dashboards">[];
}
