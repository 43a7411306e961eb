import { describe, expect, it, vi } from "vitest";
import { helpUrlOf, selfServiceUrl } from "./places.ts";

const here = "https://acme.example.test";
const settings = {
  helpUrl: "https://help.example.test/suite/",
  studioHelpUrl: "https://help.example.test/studio",
  analyticsHelpUrl: "/help/analytics/",
  communityUrl: "",
  downloadsUrl: "https://downloads.example.test/",
  supportPhone: "",
  baseUrls: { niceBaseUrl: here, incontactBaseUrl: here, analyticsBaseUrl: here },
  issuer: "https://sign-in.example.test",
  brandingHost: null,
  analyticsUrl: "",
  hasRecording: false,
};
const helpOf = (licenceType: string, id = "admin", helpLink = "") =>
  helpUrlOf({ module: { id, helpLink }, licenceType }, settings, here);

describe("help", () => {
  it("leads to the online help, at the module's topic [HEAD-016]", () => {
    expect(helpOf("WFM")).toBe("https://help.example.test/suite/");
    expect(helpOf("WFM", "admin", "users and roles")).toBe("https://help.example.test/suite/users%20and%20roles");
    expect(helpUrlOf({ module: undefined, licenceType: "" }, settings, here)).toBe("https://help.example.test/suite/");
  });

  it("automation studio and AI analytics have help of their own, by licence and by module [HEAD-017]", () => {
    expect(helpOf("AS")).toBe("https://help.example.test/studio");
    expect(helpOf("WFM", "as", "bots")).toBe("https://help.example.test/studio/bots");
    for (const [licence, module] of [
      ["ANALYTICS", "admin"],
      ["XSIGHT", "admin"],
      ["WFM", "xsight"],
    ] as const)
      expect(helpOf(licence, module)).toBe(`${here}/help/analytics/`);
  });

  it("an address that cannot be built is logged, and there is no link [HEAD-020]", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    for (const helpUrl of ["https://", "javascript:alert(1)"])
      expect(helpUrlOf({ module: undefined, licenceType: "" }, { ...settings, helpUrl }, here)).toBeUndefined();
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      "[shell] no help link from https://",
      "[shell] no help link from javascript:alert(1)",
    ]);
    warn.mockRestore();
  });
});

describe("self service", () => {
  it("opens its page on the tenant's base address [HEAD-014]", () => {
    expect(selfServiceUrl(settings, false)).toBe(`${here}/wfm/#/selfService`);
  });

  it("opens the software downloads while its toggle is on [HEAD-015, PERM-033]", () => {
    expect(selfServiceUrl(settings, true)).toBe("https://downloads.example.test/");
    expect(selfServiceUrl({ ...settings, downloadsUrl: "" }, true)).toBe(`${here}/wfm/#/selfService`);
  });
});
