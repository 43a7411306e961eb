import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { pageAreas } from "../../areas.ts";
import { errorText } from "./error-text.ts";

const words = createWords("en", catalogueOf("en", pageAreas));
const service = (number: number): string => `platform_user_manager_service_${number}`;

test("no description gives the login server error [LOGIN-085]", () => {
  expect(errorText("", words)).toBe(words.t("signIn.serverError"));
});

test("504 gives the timeout message [LOGIN-086]", () => {
  expect(errorText("504", words)).toBe("The server took too long to respond. Try again.");
});

test("an unavailable tenant names the email address after the colon [LOGIN-087]", () => {
  expect(errorText(`${service(58)}:help@acme.test`, words)).toContain("help@acme.test");
});

test("what follows the colon is shown only if it is an email address [LOGIN-087]", () => {
  for (const rest of ["", ":", ":call 555-0100 now", ":<b>x</b>"])
    expect(errorText(service(58) + rest, words)).toBe(words.t("signIn.tenantNotAvailable"));
});

test("inactive tenant, locks and an invalid code after a reset have their own words [LOGIN-088]", () => {
  const texts = [39, 144, 145, 168].map((number) => errorText(service(number), words));
  expect(new Set(texts).size).toBe(4);
  expect(texts).not.toContain(words.t("signIn.serverError"));
});

test("faults of the authorization request have their own words [LOGIN-089] [LOGIN-090] [LOGIN-064]", () => {
  expect(errorText("InvalidLoginRequest", words)).toBe(words.error("InvalidLoginRequest"));
  const unsupported = "InvalidRequest_CodeChallengeMethod_NotSupported";
  expect(errorText(unsupported, words)).toBe(words.error(unsupported));
  const others = [words.t("errors.GeneralError.message"), words.t("signIn.serverError")];
  expect(new Set([words.error("InvalidLoginRequest"), words.error(unsupported), ...others]).size).toBe(4);
});

test("a description that is no code of ours is never shown", () => {
  const text = errorText("Your account was hacked, call +1 555 0100", words);
  expect(text).toBe(words.t("signIn.serverError"));
});
