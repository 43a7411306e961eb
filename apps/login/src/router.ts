import type { Permission } from "@evolve/contracts/permission-names";
import { readParameters } from "@evolve/session";
import { useMemo, useSyncExternalStore } from "react";

export const paths = [
  "/",
  "/smartlogin",
  "/signUp",
  "/recoverPassword",
  "/resetPassword",
  "/setPassword",
  "/setPasswordIframe",
  "/sso",
  "/updateEmail",
  "/expiredInvitation",
  "/expiredVerificationEmail",
  "/insufficientPrivileges",
  "/invalidUser",
  "/sessionAlreadyExists",
  "/error",
  "/logout",
  "/globalLogout",
  "/authorize",
  "/consent",
  "/device",
  "/endSession",
] as const;
export type Path = (typeof paths)[number];
/** Of the pages that are no part of the first load. */
export type LaterPath = Exclude<Path, "/">;

export interface Place {
  readonly path: Path;
  /** False for an address that names no route; it is answered with the first step. */
  readonly known: boolean;
  readonly parameters: URLSearchParams;
}

/** `/error` of `#/error/?state=1`. */
const pathOf = (hash: string): string => /^#([^?]*[^?/])/.exec(hash)?.[1] ?? "/";

/** The place that an address's query and hash name. */
export const readPlace = (search: string, hash: string): Place => {
  const wanted = pathOf(hash);
  const path = paths.find((candidate) => candidate === wanted);
  return { path: path ?? "/", known: path !== undefined, parameters: readParameters({ search, hash }) };
};

/** The hash of a route, with parameters where they have a value. */
export const hashOf = (path: Path, parameters: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "")).toString();
  return `#${path}${query === "" ? "" : `?${query}`}`;
};

export const navigate = (path: Path, parameters?: Readonly<Record<string, string>>): void => {
  location.hash = hashOf(path, parameters);
};

/** Goes on without leaving this place in the history, where it would only lead on again. */
export const redirect = (path: Path, parameters?: Readonly<Record<string, string>>): void => {
  location.replace(hashOf(path, parameters));
};

/** Held by everybody, signed in or not: who a page is for that needs a permission by the route table. */
const heldByAll: readonly Permission[] = ["default", "login"];

/** The permission of a route of the sign-in area; the others need none. */
const permissionOf: Readonly<Partial<Record<Path, Permission>>> = {
  "/": "login",
  "/error": "login",
  "/globalLogout": "login",
};

/** What somebody may open at the host of all areas, `cxone`, beside which every page belongs to an area. */
const withoutArea: readonly string[] = ["/authorize", "/globalLogout", "/insufficientPrivileges"];

/** Where an address leads instead: an unknown one to the first step, and at the host `cxone` whatever needs an area away. */
export const diversionOf = (
  { path, known }: Pick<Place, "path" | "known">,
  host: string,
  held: readonly Permission[] = heldByAll,
): Path | undefined => {
  const permission = permissionOf[path];
  if (permission !== undefined && !held.includes(permission)) return "/insufficientPrivileges";
  const isArealess = host.split(".")[0]?.toLowerCase() === "cxone";
  if (isArealess && !(known && withoutArea.includes(path))) return "/insufficientPrivileges";
  return known ? undefined : "/";
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};
export const currentPlace = (): Place => readPlace(location.search, location.hash);

const currentHash = (): string => location.hash;
const prerenderedHash = (): string => "";

/** The current place. While hydrating it is the prerendered one, the first step without parameters. */
export const usePlace = (): Place => {
  const hash = useSyncExternalStore(subscribe, currentHash, prerenderedHash);
  const search = useSyncExternalStore(subscribe, () => location.search, prerenderedHash);
  return useMemo(() => readPlace(search, hash), [search, hash]);
};
