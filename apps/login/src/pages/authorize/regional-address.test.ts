import { expect, test } from "vitest";
import { regionalAddress } from "./regional-address.ts";

const request = new URLSearchParams({
  client_id: "app",
  redirect_uri: "https://app.test/cb",
  state: "s",
  tenant_location: "eu1",
});
const chosen = {
  authHost: "https://eu1.test",
  userName: "ada@acme.test",
  parameters: request,
  endpointPath: undefined,
};

test("Next leads to the sign-in page of the region, with the request and the user name [SSO-001, SSO-002]", () => {
  const url = new URL(regionalAddress(chosen));
  expect(url.origin + url.pathname + url.hash).toBe("https://eu1.test/login/#/");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "app",
    redirect_uri: "https://app.test/cb",
    state: "s",
    userName: "ada@acme.test",
  });
  const named =
    "scope state client_id response_type display redirect_uri nonce prompt id_token_hint code_challenge code_challenge_method";
  const given = Object.fromEntries(named.split(" ").map((name) => [name, `a ${name}`]));
  const all = { ...chosen, parameters: new URLSearchParams({ ...given, tenant_location: "eu1" }) };
  const carried = Object.fromEntries(new URL(regionalAddress(all)).searchParams);
  expect(carried).toEqual({ ...given, userName: "ada@acme.test" });
});

test("With the global authorization on, it leads to the endpoint with openid, code and the callback [SSO-014]", () => {
  const url = new URL(regionalAddress({ ...chosen, endpointPath: "/openid/authorize" }));
  expect(url.origin + url.pathname).toBe("https://eu1.test/openid/authorize");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "app",
    redirect_uri: "https://app.test/cb",
    state: "s",
    scope: "openid",
    response_type: "code",
    login_hint: "ada@acme.test",
  });
});

test("Nobody's request leads to the sign-in page, whatever the toggle [SSO-014]", () => {
  const address = regionalAddress({ ...chosen, parameters: new URLSearchParams(), endpointPath: "/openid/authorize" });
  expect(address).toBe("https://eu1.test/login/?userName=ada%40acme.test#/");
});
