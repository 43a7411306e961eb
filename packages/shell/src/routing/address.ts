import { readParameters } from "@evolve/session";

/** The parts of `window.location` that an address is read from. */
export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The shell's path of an address: `/admin/#/users?q=ann` is `/admin/users?q=ann`. A parameter may stand before the hash or
 * after it; after it wins.
 */
export const pathOfAddress = ({ pathname, search, hash }: AddressParts): string => {
  const app = pathname.split("/").find(Boolean) ?? "";
  const [route = ""] = splitOnce(hash.replace(/^#/, ""), "?");
  const path = `/${[app, ...route.split("/")].filter(Boolean).join("/")}`;
  return withQuery(path, readParameters({ search, hash }));
};

/** The address of a path of the shell: the first segment is the app, the rest stands behind the hash. */
export const addressOfPath = (path: string): string => {
  const [route = "", query = ""] = splitOnce(path, "?");
  const [app = "", ...rest] = route.split("/").filter(Boolean);
  return `/${app}/#/${rest.join("/")}${query ? `?${query}` : ""}`;
};

/** The app and the route within it: `/admin/users?q=1` is `["admin", "/users"]`. */
export const appAndRoute = (path: string): readonly [app: string, route: string] => {
  const [app = "", ...rest] = (splitOnce(path, "?")[0] ?? "").split("/").filter(Boolean);
  return [app, `/${rest.join("/")}`];
};

/** Sets a parameter of a path and leaves the others as they are. */
export const withParameter = (path: string, name: string, value: string): string => {
  const [route = "", query = ""] = splitOnce(path, "?");
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return withQuery(route, parameters);
};

/** One parameter of a path. */
export const parameterOf = (path: string, name: string): string | null =>
  new URLSearchParams(splitOnce(path, "?")[1] ?? "").get(name);

const withQuery = (path: string, parameters: URLSearchParams): string => {
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
};

const splitOnce = (text: string, at: string): readonly string[] => {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + at.length)];
};
