import { expect, test } from "vitest";
import { chooseDestination, insufficientPrivileges } from "./destination.ts";

const usual = {
  redirectUrl: "",
  allowedDomains: ["example.com", "localhost"],
  bookmark: undefined,
  ssoLandingPage: "",
  landing: "/admin/#/users",
  origin: "https://acme.example.com",
};
const choose = (changes: Partial<Parameters<typeof chooseDestination>[0]>): string =>
  chooseDestination({ ...usual, ...changes });

test("without anything asked for, sign-in leads to the landing page [LOGIN-034]", () => {
  expect(choose({})).toBe("/admin/#/users");
});

test("a redirectURL on an allowed host comes first [LOGIN-034] [LOGIN-043]", () => {
  const redirectUrl = "https://reports.example.com/x?y=1#z";
  expect(choose({ redirectUrl, bookmark: "/wfm/#/x" })).toBe(redirectUrl);
});

test("a redirectURL elsewhere, or none at all, is answered with insufficientPrivileges [LOGIN-043]", () => {
  for (const redirectUrl of [
    "https://evilexample.com/",
    "https://example.com.evil.net/",
    "http://example.com/",
    "http://evillocalhost/",
    "http://localhost.evil.test/",
    "https://user@evil.net/?example.com",
    "javascript:alert(1)//example.com",
    "//evil.net",
    "/admin/",
    "nonsense",
  ])
    expect(choose({ redirectUrl })).toBe(insufficientPrivileges);
});

test("the deep link that somebody came by is returned to [LOGIN-093]", () => {
  expect(choose({ bookmark: "/admin/#/users?page=2" })).toBe("/admin/#/users?page=2");
  expect(choose({ bookmark: "https://acme.example.com/wfm/#/x" })).toBe("https://acme.example.com/wfm/#/x");
});

test("a deep link to another origin is not followed [LOGIN-093]", () => {
  for (const bookmark of ["https://evil.net/", "//evil.net/", "\\\\evil.net", "javascript:alert(1)"])
    expect(choose({ bookmark })).toBe("/admin/#/users");
});

test("who may use nothing goes to insufficientPrivileges, whatever the deep link [LOGIN-034]", () => {
  for (const landing of ["/login/#/insufficientPrivileges", "https://acme.example.com/login/#/insufficientPrivileges"])
    expect(choose({ landing, bookmark: "/admin/#/users" })).toBe(insufficientPrivileges);
});

test("a landing page on a host that is not allowed is not followed", () => {
  expect(choose({ landing: "https://evil.net/" })).toBe(insufficientPrivileges);
  expect(choose({ landing: "https://na2.example.com/admin/#/" })).toBe("https://na2.example.com/admin/#/");
});

test("the landing page of single sign-on comes before one's own, after what was asked for and the deep link [LOGIN-034]", () => {
  const ssoLandingPage = "/my-space/#/home";
  expect(choose({ ssoLandingPage })).toBe(ssoLandingPage);
  expect(choose({ ssoLandingPage, bookmark: "/wfm/#/x" })).toBe("/wfm/#/x");
  expect(choose({ ssoLandingPage, redirectUrl: "https://example.com/x" })).toBe("https://example.com/x");
  expect(choose({ ssoLandingPage, landing: "/login/#/insufficientPrivileges" })).toBe(insufficientPrivileges);
  for (const elsewhere of ["https://evil.net/", "//evil.net/", "javascript:alert(1)"])
    expect(choose({ ssoLandingPage: elsewhere })).toBe("/admin/#/users");
});
