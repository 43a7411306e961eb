import { pickRequest } from "../sign-in/for-client.ts";

interface Chosen {
  /** The address of the region's sign-in. */
  readonly authHost: string;
  readonly userName: string;
  readonly parameters: URLSearchParams;
  /** Path of the authorization endpoint where requests go to it; undefined where they go to the region's sign-in page. */
  readonly endpointPath: string | undefined;
}

/**
 * Where a region signs somebody in: its page, with the whole request; or, for an application's request where the global
 * authorization is on, its authorization endpoint, asked for a code by OpenID.
 */
export const regionalAddress = ({ authHost, userName, parameters, endpointPath }: Chosen): string => {
  const request = pickRequest(parameters);
  if (endpointPath === undefined || !request.has("redirect_uri")) {
    request.set("userName", userName);
    return `${authHost}/login/?${request.toString()}#/`;
  }
  if (!request.has("scope")) request.set("scope", "openid");
  if (!request.has("response_type")) request.set("response_type", "code");
  request.set("login_hint", userName);
  return `${authHost}${endpointPath}?${request.toString()}`;
};
