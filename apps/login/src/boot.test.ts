import { expect, test } from "vitest";
import { decodeMessage, parseBoot } from "./boot.ts";

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

test("boot data that is missing or broken leaves the product's own look", () => {
  for (const text of ["", "null", "[]", "{", '{"branding":3,"allowedDomains":"x","loginBanner":"y"}'])
    expect(parseBoot(text)).toMatchObject({
      brandName: "Evolve WFM",
      logoUrl: "",
      loginBanner: null,
      allowedDomains: [],
    });
});

test("the host's brand and domains are read", () => {
  const boot = parseBoot(
    JSON.stringify({
      language: "ru_RU",
      branding: { brandName: "Globex", logoUrl: "/g.svg" },
      supportPhone: "+1 555 0100",
      allowedDomains: ["a.test"],
    }),
  );
  expect(boot).toMatchObject({
    brandName: "Globex",
    logoUrl: "/g.svg",
    supportPhone: "+1 555 0100",
    allowedDomains: ["a.test"],
  });
});

test("the login banner's base64 message is decoded as text, markup and all [BRAND-007]", () => {
  const message = base64("Внимание: <b>только</b> для сотрудников\n");
  expect(parseBoot(JSON.stringify({ loginBanner: { message } })).loginBanner).toEqual({
    message: "Внимание: <b>только</b> для сотрудников",
    colours: undefined,
  });
});

test("a banner that is not base64 of UTF-8 is not shown [BRAND-007]", () => {
  expect(decodeMessage("%%%")).toBe("");
  expect(decodeMessage(Buffer.from([0xff, 0xfe, 0xff]).toString("base64"))).toBe("");
});

test("the banner's colours are used where its text can be read on them [BRAND-007]", () => {
  const coloursOf = (fontColorCode: string, backgroundColorCode: string) =>
    parseBoot(JSON.stringify({ loginBanner: { message: base64("x"), fontColorCode, backgroundColorCode } })).loginBanner
      ?.colours;
  expect(coloursOf("#5a3200", "#fff4e0")).toEqual({ color: "#5a3200", backgroundColor: "#fff4e0" });
  expect(coloursOf("#ffffff", "#fff4e0")).toBeUndefined();
  expect(coloursOf("red;position:fixed", "#fff")).toBeUndefined();
});

test("single sign-on of the host's tenant, and whether somebody opened the page, are read", () => {
  const boot = parseBoot(JSON.stringify({ singleSignOn: { tenantId: "0199" }, isOpenedBySomeone: false }));
  expect(boot).toMatchObject({ singleSignOn: "0199", isOpenedBySomeone: false });
  expect(parseBoot("{}")).toMatchObject({ singleSignOn: null, isOpenedBySomeone: true });
});
