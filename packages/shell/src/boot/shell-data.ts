import type { BrandingProfile } from "@evolve/contracts/branding";
import { allModulesAndLinks, type NavigationModule } from "@evolve/contracts/navigation";
import { shellSettings, type ShellSettings } from "@evolve/contracts/shell-settings";
import { licences, rolePermissions } from "@evolve/contracts/authorization";
import { permissionSet } from "@evolve/contracts/permissions";
import { currentUser, type SessionUser } from "@evolve/contracts/current-user";
import { authInfo, type CallOptions, type Client, isCallError, networkCode } from "@evolve/session";
import { profileInUse } from "../branding/apply-branding.ts";
import { loadProfile } from "../branding/kept-profile.ts";
import { logFault } from "../log.ts";
import { navigationFaults, soundModules } from "../navigation/navigation-model.ts";
import { loadToggles } from "./load-toggles.ts";
import { navigationContext } from "../preferences/last-place.ts";
import type { Preferences } from "../preferences/preferences.ts";

/** Everything that the shell knows of the person before it shows anything. */
export interface ShellData {
  readonly user: SessionUser;
  readonly permissions: ReadonlySet<string>;
  readonly modules: readonly NavigationModule[];
  /** Empty where the licences could not be loaded. */
  readonly productName: string;
  /** The look: null for the default one. */
  readonly branding: BrandingProfile | null;
  /** The tenant's profile, whether it is in use or not; undefined where it could not be loaded. */
  readonly ownProfile: BrandingProfile | null | undefined;
  /** The toggles that are on; null where they could not be loaded. */
  readonly features: ReadonlySet<string> | null;
  /** Licensed applications in upper case. */
  readonly licences: ReadonlySet<string>;
  /** Empty where the licences could not be loaded. */
  readonly licenceType: string;
  readonly settings: ShellSettings;
  readonly lastPlace: ReadonlyMap<string, unknown>;
  readonly general: ReadonlyMap<string, unknown>;
}

/** The server does not say who this is: they have to sign in again. */
export class UserUnknownError extends Error {
  override readonly name = "UserUnknownError";
}

export const generalContext = "general";

/**
 * One round of calls at the same time. User, permissions and modules are needed; without the others the shell does with its
 * defaults, and the fault is logged. `waiting.onWait` is called when the server asks to wait.
 */
export const loadShellData = async (
  client: Client,
  preferences: Preferences,
  isEmbedded: boolean,
  waiting: Pick<CallOptions, "signal" | "onWait">,
): Promise<ShellData> => {
  const patient = { ...waiting, retryAfter: true } as const;
  const [user, permissions, modules, licence, branding, features, settings, lastPlace, general] = await Promise.all([
    knownUser(client.call(currentUser, {}, patient)),
    client.call(rolePermissions, {}, patient).then((answer) => permissionSet(answer.permissions)),
    client
      .call(allModulesAndLinks, { query: isEmbedded ? { embeddedClient: "true" } : {} }, patient)
      .then((answer) => checked(answer.modules)),
    orElse(client.call(licences, {}, patient), undefined, "licences"),
    orElse(loadProfile(client, localStorage, authInfo.read()?.token ?? ""), undefined, "branding"),
    orElse(loadToggles(client, patient), null, "feature toggles"),
    orElse(client.call(shellSettings, {}, patient), noSettings(), "shell settings"),
    orElse(preferences.readAll(navigationContext), new Map<string, unknown>(), "last place"),
    orElse(preferences.readAll(generalContext), new Map<string, unknown>(), "general preferences"),
  ]);
  return {
    user,
    permissions,
    modules,
    productName: licence?.productName ?? "",
    branding: profileInUse(branding ?? null, licence?.licenseType ?? ""),
    ownProfile: branding,
    features,
    licences: new Set(licence?.licenses.map(({ applicationId }) => applicationId.toUpperCase())),
    licenceType: licence?.licenseType ?? "",
    settings,
    lastPlace,
    general,
  };
};

/** Nothing beside the suite itself, which is here. */
export const noSettings = (): ShellSettings => ({
  helpUrl: "",
  studioHelpUrl: "",
  analyticsHelpUrl: "",
  communityUrl: "",
  downloadsUrl: "",
  supportPhone: "",
  baseUrls: { niceBaseUrl: location.origin, incontactBaseUrl: location.origin, analyticsBaseUrl: location.origin },
  issuer: location.origin,
  brandingHost: null,
  analyticsUrl: "",
  hasRecording: false,
});

const knownUser = async (asked: Promise<{ user: SessionUser }>): Promise<SessionUser> => {
  try {
    return (await asked).user;
  } catch (cause) {
    // A server that cannot be reached, or asks to wait, has said nothing about the user.
    if (isCallError(cause) && (cause.code === networkCode || cause.status === 503)) throw cause;
    throw new UserUnknownError("The user's details could not be loaded", { cause });
  }
};

export const orElse = async <Value, Fallback>(
  given: Promise<Value>,
  fallback: Fallback,
  what: string,
): Promise<Value | Fallback> => {
  try {
    return await given;
  } catch (cause) {
    logFault(`not loaded: ${what}`, cause);
    return fallback;
  }
};

const checked = (modules: readonly NavigationModule[]): readonly NavigationModule[] => {
  for (const fault of navigationFaults(modules)) logFault(`navigation data: ${fault}`);
  return soundModules(modules);
};
