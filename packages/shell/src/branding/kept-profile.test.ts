import type { BrandingProfile } from "@evolve/contracts/branding";
import { CallError, type Client } from "@evolve/session";
import { beforeEach, expect, test } from "vitest";
import { loadProfile } from "./kept-profile.ts";

const profile: BrandingProfile = {
  profileName: "globex",
  brandName: "Globex",
  cxoneLoginHeaderLogoUrl: "/logo.svg",
  cxoneLoginBgColor: "#0f6b4f",
  cxoneHeaderIconTextColor: "#ffffff",
  cxoneFaviconUrl: "/icon.svg",
  systemEmail: "help@globex.test",
};
let kept: Map<string, string>;
let asked: number;
let answer: BrandingProfile | null | CallError;

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;
const client = {
  call: () => {
    asked += 1;
    return answer instanceof CallError ? Promise.reject(answer) : Promise.resolve({ brandingProfile: answer });
  },
} as unknown as Pick<Client, "call">;
const load = (token: string) => loadProfile(client, storage, token);

beforeEach(() => {
  kept = new Map();
  asked = 0;
  answer = profile;
});

test("the profile is asked for once for a token, and kept with it [BRAND-006, BRAND-018]", async () => {
  expect([await load("a.b.c"), await load("a.b.c")]).toEqual([profile, profile]);
  expect(asked).toBe(1);
  expect(JSON.parse(kept.get("brandingProfile") ?? "")).toEqual({ token: "a.b.c", brandingProfile: profile });
  await load("d.e.f");
  expect(asked).toBe(2);
});

test("the default look is kept as well", async () => {
  answer = null;
  expect([await load("a.b.c"), await load("a.b.c")]).toEqual([null, null]);
  expect(asked).toBe(1);
});

test.each(["{", "null", '{"token":"a.b.c"}', '{"token":"a.b.c","brandingProfile":{"brandName":1}}'])(
  "what is kept and is no profile is fetched again: %s",
  async (text) => {
    kept.set("brandingProfile", text);
    expect(await load("a.b.c")).toEqual(profile);
  },
);

test("a load that fails is rejected, and nothing is kept of it [BRAND-019]", async () => {
  answer = new CallError({ code: "GeneralError", status: 500 });
  await expect(load("a.b.c")).rejects.toBe(answer);
  expect(kept.size).toBe(0);
});
