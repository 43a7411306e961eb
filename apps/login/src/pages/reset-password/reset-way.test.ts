import { expect, test } from "vitest";
import { forcedReset } from "./forced-reset.ts";
import { resetWay } from "./reset-way.ts";

const way = (query: string, forced?: Parameters<typeof resetWay>[1]) => resetWay(new URLSearchParams(query), forced);
const forced = { userName: "ann@acme.test", oldPassword: "old", reason: "expired" } as const;

test("a token in the address is a link's, with the account that it names [PWD-003]", () => {
  expect(way("email=a@b.test&userName=ann@acme.test&token=t1")).toEqual({
    name: "link",
    token: "t1",
    userName: "ann@acme.test",
    email: "a@b.test",
  });
});

test("without a token the code is asked for; idmType 2 is the Cognito-style one [PWD-003] [PWD-022]", () => {
  expect(way("userName=ann@acme.test&idmType=2")).toMatchObject({ name: "code", isCognito: true });
  expect(way("email=ann@acme.test")).toMatchObject({ name: "code", isCognito: false });
});

test("neither a name nor an address is no way at all [PWD-031]", () => {
  expect(way("")).toBeUndefined();
  expect(way("token=t1&idmType=2")).toBeUndefined();
});

test("an expired or mismatched password needs the old one that sign-in has kept [PWD-004] [PWD-032]", () => {
  for (const reason of [
    "password_expired",
    "password_mismatch",
    "platform_user_manager_service_149",
    "platform_user_manager_service_150",
  ])
    expect(way(`userName=ann@acme.test&errorMessage=${reason}`), reason).toBeUndefined();
  expect(way("userName=ann@acme.test&idmType=2", forced)).toEqual({ name: "forced", email: "", ...forced });
});

test("the old password is handed over once [PWD-004]", () => {
  forcedReset.keep(forced);
  expect(forcedReset.take()).toEqual(forced);
  expect(forcedReset.take()).toBeUndefined();
});
