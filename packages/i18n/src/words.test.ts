import { expect, test } from "vitest";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { MessageKey } from "./areas.ts";
import { type languages } from "./languages.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { catalogueOf } from "./node.ts";
import { createWords } from "./words.ts";

const hours = (language: (typeof languages)[number]) => {
  const words = createWords(language, catalogueOf(language, ["mail"]));
  return (count: number) => words.t("mail.invitationExpiry", { hours: count });
};

test("plural forms follow the language: 1 час, 2 часа, 5 часов, 21 час", () => {
  const russian = hours("ru");
  expect(russian(1)).toContain(" 1 час,");
  expect(russian(2)).toContain(" 2 часа,");
  expect(russian(5)).toContain(" 5 часов,");
  expect(russian(21)).toContain(" 21 час,");
  expect(hours("en")(1)).toContain(" 1 hour ");
  expect(hours("es")(72)).toContain(" 72 horas ");
  expect(hours("zh")(72)).toContain(" 72 小时");
});

test("an error's words are found by its code; an unknown code gets those of GeneralError [LOGIN-084]", () => {
  const words = createWords("en", catalogueOf("en", ["errors"]));
  expect(words.error("NETWORK")).toBe("We could not connect to the server.");
  expect(words.error("platform_user_manager_service_58", { email: "help@acme.test" })).toContain("help@acme.test");
  expect(words.error("no-such-code")).toBe(words.t("errors.GeneralError.message"));
  expect(words.error("__proto__")).toBe(words.t("errors.GeneralError.message"));
});

test("a value is shown as it is: braces and markup in it mean nothing", () => {
  const words = createWords("en", { "common.back": compileMessageOrThrow("Hello {name}") });
  expect(words.message("common.back", { name: "{x, plural, other {#}} <b>" })).toBe("Hello {x, plural, other {#}} <b>");
});

test("a key that is only known while running is asked for first", () => {
  const words = createWords("en", catalogueOf("en", ["common"]));
  expect(words.has("common.back")).toBe(true);
  expect(words.has("common.nothing")).toBe(false);
  expect(words.has("toString")).toBe(false);
});

test("an area loaded later joins the words that are there", async () => {
  const words = createWords("es", await loadCatalogue("es", ["common"]));
  const more = words.with(await loadCatalogue("es", ["validation"]));
  expect(more.t("common.back")).toBe("Atrás");
  expect(more.t("validation.required")).toBe("Este campo es obligatorio.");
  expect(words.has("validation.required")).toBe(false);
});

test("a wrong key does not compile", () => {
  const right: MessageKey = "errors.GeneralError.message";
  // @ts-expect-error there is no such key
  const wrong: MessageKey = "errors.NoSuchCode.message";
  expect(right).not.toBe(wrong);
});

test("a message that is given other values than it takes does not compile", () => {
  const { t } = createWords("en", catalogueOf("en", ["choices"]));
  expect(t("choices.showing", { limit: 3, total: 5 })).toContain("3");
  // @ts-expect-error: `total` is missing
  t("choices.showing", { limit: 3 });
  // @ts-expect-error: what is counted is a number
  t("choices.moreTags", { count: "3" });
  // @ts-expect-error: it takes nothing
  t("choices.search", { count: 3 });
  // @ts-expect-error: whichever it is, it takes `total`
  t(t("choices.search") === "" ? "choices.itemCount" : "choices.showing", { limit: 3 });
});
