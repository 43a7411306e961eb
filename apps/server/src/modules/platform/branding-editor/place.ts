import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { refuse } from "../../../core/refusal.ts";
import {
  deleteProfile,
  findHostProfile,
  findHostVersion,
  findProfile,
  findVersion,
  hostFileName,
  lockHostVersion,
  type ProfileRow,
  putHostProfile,
  putProfile,
  raiseVersion,
  resetHostProfile,
} from "../../directory/branding/index.ts";
import { listHosts } from "../../directory/directory/index.ts";

/** Where a look is: of the tenant, or of one of its hosts. */
export interface Place {
  readonly host: string | null;
  readonly findVersion: (tx: Tx) => Promise<number>;
  /** Locks the look against other edits. Answers the version before. */
  readonly nextVersion: (tx: Tx) => Promise<number>;
  readonly find: (tx: Tx) => Promise<ProfileRow | null>;
  /** @param before as `nextVersion` has answered it */
  readonly put: (tx: Tx, profile: ProfileRow, before: number) => Promise<void>;
  readonly reset: (tx: Tx, before: number) => Promise<void>;
  readonly fileName: (picture: "logo" | "icon") => string;
}

/** Refuses a host that is not the tenant's. */
export const placeOf = async ({ database }: Services, tenantId: string, host: string | undefined): Promise<Place> => {
  if (host === undefined) return ofTenant(tenantId);
  if (!(await listHosts(database.system, tenantId)).includes(host)) refuse("notFound");
  return ofHost(tenantId, host);
};

const ofTenant = (tenantId: string): Place => ({
  host: null,
  findVersion: (tx) => findVersion(tx, tenantId),
  nextVersion: (tx) => raiseVersion(tx, tenantId),
  find: (tx) => findProfile(tx, tenantId),
  put: (tx, profile) => putProfile(tx, tenantId, profile),
  reset: (tx) => deleteProfile(tx, tenantId),
  fileName: (picture) => `${picture}.png`,
});

const ofHost = (tenantId: string, host: string): Place => {
  const at = { tenantId, host };
  return {
    host,
    findVersion: (tx) => findHostVersion(tx, at),
    nextVersion: (tx) => lockHostVersion(tx, at),
    find: (tx) => findHostProfile(tx, at),
    put: (tx, profile, before) => putHostProfile(tx, at, profile, before + 1),
    reset: (tx, before) => resetHostProfile(tx, at, before + 1),
    fileName: (picture) => hostFileName(host, picture),
  };
};
