import type { ProfileRow } from "./repository.ts";

const defaultProfile = "default";

/** The profile that changes how a tenant looks: none for a trial, nor one that is named the default (section 4 'Branding'). */
export const lookOf = (tenant: { type: "TRIAL" | "PAYING" }, profile: ProfileRow | null): ProfileRow | null =>
  tenant.type === "TRIAL" || profile?.profileName === defaultProfile ? null : profile;
