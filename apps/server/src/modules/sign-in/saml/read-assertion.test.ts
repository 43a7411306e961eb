import { composeAssertion, type Statement } from "@evolve/server/demo/identity-provider/messages";
import { expect, test } from "vitest";
import { clockSkewMs, readAssertion } from "./read-assertion.ts";
import type { SamlSettings } from "./settings-repository.ts";

const addresses = { entityId: "us", metadataUrl: "us", assertionConsumerUrl: "here", logoutUrl: "there" };
const settings = { entityId: "provider", nameIdFormat: "persistent" } as SamlSettings;
const issued = Date.parse("2026-11-21T12:00:00.000Z");
const life = 5 * 60_000;
const statement: Statement = {
  issuer: "provider",
  audience: "us",
  recipient: "here",
  inResponseTo: "_asked",
  nameId: "somebody",
  nameIdFormat: "persistent",
  sessionIndex: "_1",
  attributes: { mail: "somebody@acme.test", "": "nameless" },
  now: issued,
};
const xml = composeAssertion(statement, "_id");
const readAt = (time: number, text = xml) => readAssertion(text, { addresses, settings, now: new Date(time) });

test("A clock may be a minute off, to the millisecond: before the beginning [SEC-29]", () => {
  expect(readAt(issued - clockSkewMs).id).toBe("_id");
  expect(() => readAt(issued - clockSkewMs - 1)).toThrow("it is not valid yet");
});

test("A clock may be a minute off, to the millisecond: after the end [SEC-29]", () => {
  expect(readAt(issued + life + clockSkewMs - 1).usableUntil).toEqual(new Date(issued + life + clockSkewMs));
  expect(() => readAt(issued + life + clockSkewMs)).toThrow("it is no longer valid");
});

test("An identity provider's session that has ended opens none here [SEC-29]", () => {
  const ended = xml.replace(
    "SessionIndex",
    `SessionNotOnOrAfter="${new Date(issued - clockSkewMs).toISOString()}" SessionIndex`,
  );
  expect(() => readAt(issued, ended)).toThrow("session has ended");
});

test("A time that is not in UTC, or none at all, is refused [SEC-29]", () => {
  for (const time of ["2026-11-21T12:00:00+01:00", "tomorrow", ""])
    expect(() => readAt(issued, xml.replaceAll(new Date(issued).toISOString(), time))).toThrow("no time in UTC");
  expect(() => readAt(issued, xml.replace(/ NotOnOrAfter="[^"]+" InResponseTo/, " InResponseTo"))).toThrow(
    "has no end",
  );
});

test("Every restriction of the audience must admit us, by any of its audiences [SEC-29]", () => {
  const restriction = (...audiences: string[]) =>
    `<saml:AudienceRestriction>${audiences.map((one) => `<saml:Audience>${one}</saml:Audience>`).join("")}</saml:AudienceRestriction>`;
  const having = (...restrictions: string[]) => xml.replace(restriction("us"), restrictions.join(""));
  expect(readAt(issued, having(restriction("them", "us"))).id).toBe("_id");
  expect(() => readAt(issued, having(restriction("us"), restriction("them")))).toThrow("audience is another");
  expect(() => readAt(issued, having(restriction()))).toThrow("audience is another");
});

test("Name, session and attributes are read as they were signed [SEC-29]", () => {
  const { attributes, ...rest } = readAt(issued);
  expect(rest).toMatchObject({ nameId: "somebody", issuer: "provider", sessionIndex: "_1", inResponseTo: "_asked" });
  expect([...attributes]).toEqual([["mail", "somebody@acme.test"]]);
});

test("A name with elements in it, of another format, or over-long is refused [SEC-29]", () => {
  const named = (name: string) => xml.replace(">somebody<", `>${name}<`);
  expect(() => readAt(issued, named("some<b>x</b>body"))).toThrow("more than text");
  expect(() => readAt(issued, named("x".repeat(501)))).toThrow("too long");
  expect(() => readAt(issued, xml.replace('Format="persistent"', 'Format="x509"'))).toThrow("another format");
});
