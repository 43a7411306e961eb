import type { ProfileRow } from "./repository.ts";

const defaultProfile = "default";

/** The profile that changes a tenant's look: none for a trial, nor one named as the default (section 4 'Branding'). */
export const lookOf = (tenant: { type: "TRIAL" | "PAYING" }, profile: ProfileRow | null): ProfileRow | null =>
  tenant.type === "TRIAL" || profile?.profileName === defaultProfile ? null : profile;
