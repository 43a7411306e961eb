import { expect, it } from "vitest";
import { onwardAddress } from "./onward-address.ts";

const here = { host: "acme.example.com:8443", hostname: "acme.example.com" };
const baseUrls = {
  niceBaseUrl: "https://acme.example.com:8443",
  incontactBaseUrl: "https://contact.example.com",
  analyticsBaseUrl: "https://analytics.example.com",
};
const link = { url: "/queues", appContext: "reporting", baseUrl: "incontact" } as const;
const onward = (
  baseUrl: "nice" | "incontact" | "analytics",
  more: { brandingHost?: string; namesBrandingHost?: boolean; isEmbedded?: boolean } = {},
) =>
  onwardAddress(
    { ...link, baseUrl },
    {
      settings: { baseUrls, brandingHost: more.brandingHost ?? null },
      namesBrandingHost: more.namesBrandingHost ?? true,
      isEmbedded: more.isEmbedded ?? false,
      here,
    },
  );

it("a link on this host is the shell's", () => {
  expect(onward("nice")).toBeUndefined();
});

it("the contact-centre app gets UHRequest=1, others do not [ROUTE-018]", () => {
  expect(onward("incontact")).toBe("https://contact.example.com/reporting/?UHRequest=1#/queues");
  expect(onward("analytics")).toBe("https://analytics.example.com/reporting/#/queues");
});

it("brandingHost is added where it is another than the page's, while its toggle is on [ROUTE-019, PERM-037]", () => {
  expect(onward("analytics", { brandingHost: "brand.example.com" })).toBe(
    "https://analytics.example.com/reporting/?brandingHost=brand.example.com#/queues",
  );
  expect(onward("analytics", { brandingHost: "acme.example.com" })).toBe(
    "https://analytics.example.com/reporting/#/queues",
  );
  expect(onward("analytics", { brandingHost: "brand.example.com", namesBrandingHost: false })).toBe(
    "https://analytics.example.com/reporting/#/queues",
  );
});

it("an embedded client stays one", () => {
  expect(onward("analytics", { isEmbedded: true })).toContain("?embeddedClient=true#/queues");
});
