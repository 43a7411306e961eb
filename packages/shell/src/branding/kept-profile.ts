import { type BrandingProfile, currentBrandingProfile } from "@evolve/contracts/branding";
import type { Client } from "@evolve/session";

const key = "brandingProfile";

/** The profile that was kept for this token; undefined where there is none, or it is another token's. */
const readKept = (storage: Storage, token: string): { readonly profile: BrandingProfile | null } | undefined => {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? "{}") as { token?: unknown; brandingProfile?: unknown };
    if (kept.token !== token) return undefined;
    const parsed = currentBrandingProfile.answer.safeParse({ brandingProfile: kept.brandingProfile });
    return parsed.success ? { profile: parsed.data.brandingProfile } : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the profile in local storage with the token that it was read with. */
export const keepProfile = (storage: Storage, token: string, brandingProfile: BrandingProfile | null): void =>
  storage.setItem(key, JSON.stringify({ token, brandingProfile }));

/** The next page asks again, since the profile has been changed here. */
export const forgetProfile = (storage: Storage): void => storage.removeItem(key);

/** The branding profile of the person's tenant: asked for once for each token, then kept. */
export const loadProfile = async (
  client: Pick<Client, "call">,
  storage: Storage,
  token: string,
): Promise<BrandingProfile | null> => {
  const kept = readKept(storage, token);
  if (kept !== undefined) return kept.profile;
  const { brandingProfile } = await client.call(currentBrandingProfile, {}, { retryAfter: true });
  keepProfile(storage, token, brandingProfile);
  return brandingProfile;
};
