import fc from "fast-check";
import { expect, test } from "vitest";
import { readParameters } from "./parameters.ts";
import { redirects } from "./redirects.ts";

const allowed = (url: string, ...domains: string[]) => redirects.isAllowed(url, domains, "https://own.test");

test("a redirect goes to a whole host of the list or below it at a dot, by https [LOGIN-043]", () => {
  for (const url of [
    "https://example.com",
    "https://a.example.com:81/x?y#z",
    "https://EXAMPLE.com",
    "https://a.b.example.com",
  ])
    expect(allowed(url, "example.com")).toBe(true);
  for (const url of [
    "https://evilexample.com",
    "https://example.com.evil.net",
    "https://example.comevil",
    "https://user@example.com",
    "https://example.com@evil.net",
    "https://evil.net/#@example.com",
    "https://evil.net\\@example.com",
    "https://example.com:443@evil.net",
    "//example.com",
    "https:example.com",
    "https://.example.com",
    "https://example.com.",
    "/admin/",
    "javascript:alert(1)//example.com",
    "data:text/html,example.com",
    "http://example.com",
    "http://a.example.com:81/x?y#z",
    "ftp://example.com",
    "",
  ])
    expect(allowed(url, "example.com"), url).toBe(false);
  expect(allowed("https://example.com")).toBe(false);
  expect(allowed("https://example.com", "")).toBe(false);
});

test("a redirect from a site that is itself http may go to http as well [LOGIN-043]", () => {
  const isAllowed = (url: string) => redirects.isAllowed(url, ["example.com"], "http://localhost:8080");
  expect(isAllowed("http://a.example.com:81/x?y#z")).toBe(true);
  expect(isAllowed("https://example.com")).toBe(true);
  expect(isAllowed("http://evilexample.com")).toBe(false);
  expect(isAllowed("ftp://example.com")).toBe(false);
});

test("what is allowed is, to a browser, at a host of the list", () => {
  const piece = fc.constantFrom(
    "example.com",
    "evil.net",
    "@",
    ".",
    "/",
    "\\",
    "#",
    "?",
    ":",
    "https:",
    "//",
    "%2e",
    "\t",
    "a",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = pieces.join("");
      if (!allowed(url, "example.com")) return;
      const { hostname, protocol } = new URL(url);
      expect(hostname).toMatch(/^(?:.+\.)?example\.com$/);
      expect(protocol).toBe("https:");
    }),
    { numRuns: 5_000 },
  );
});

test("a parameter counts before the hash and after it, and after it wins [LOGIN-003]", () => {
  const parameters = readParameters({ search: "?state=1&userName=a", hash: "#/authorize?state=2&nonce=n" });
  expect(Object.fromEntries(parameters)).toEqual({ state: "2", userName: "a", nonce: "n" });
  expect([...readParameters({ search: "", hash: "#/" })]).toEqual([]);
  expect(readParameters({ search: "", hash: "#/?redirectURL=http://a/#/b?c=d" }).get("redirectURL")).toBe(
    "http://a/#/b?c=d",
  );
});

test("whatever names and values there are, each is found, and the one after the hash where there are two", () => {
  const part = fc.dictionary(fc.string(), fc.string());
  fc.assert(
    fc.property(part, part, (before, after) => {
      const search = `?${new URLSearchParams(before).toString()}`;
      const hash = `#/authorize?${new URLSearchParams(after).toString()}`;
      const parameters = readParameters({ search, hash });
      const expected = new URLSearchParams({ ...before, ...after });
      for (const [name, value] of expected) expect(parameters.getAll(name)).toEqual([value]);
      expect(parameters.size).toBe(expected.size);
    }),
  );
});
