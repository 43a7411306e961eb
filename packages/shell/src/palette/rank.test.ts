import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, it } from "vitest";
import type { Command } from "../commands/command.ts";
import { commandCandidates } from "./candidates.ts";
import { rank } from "./rank.ts";

const wordsOf = (language: "en" | "ru" | "es" | "zh") =>
  createWords(language, catalogueOf(language, ["shell", "common"]));
const commands: readonly Command[] = [
  { id: "logout", name: ({ t }) => t("shell.logout"), run: () => undefined },
  { id: "dark", name: ({ t }) => t("shell.themeDark"), group: ({ t }) => t("shell.theme"), run: () => undefined },
  { id: "password", name: ({ t }) => t("shell.changePassword"), run: () => undefined },
];
const found = (language: "en" | "ru" | "es" | "zh", query: string, recent = "") => {
  const candidates = commandCandidates(commands, { words: wordsOf(language), english: wordsOf("en") });
  return rank(query, candidates, ({ id }) => id === recent).map(({ id }) => id);
};

it("a name is found in the person's language and in English", () => {
  expect(found("ru", "тёмн")[0]).toBe("command dark");
  expect(found("zh", "深色")[0]).toBe("command dark");
  expect(found("es", "contraseña")[0]).toBe("command password");
  for (const language of ["en", "ru", "es", "zh"] as const) {
    expect(found(language, "dark")[0], language).toBe("command dark");
    expect(found(language, "theme dark")[0], language).toBe("command dark");
    expect(found(language, "change pass")[0], language).toBe("command password");
  }
});

it("what bears the name comes before what belongs to it", () => {
  const named = { id: "plain", name: () => "Thematic map", run: () => undefined };
  const candidates = commandCandidates([...commands, named], { words: wordsOf("en"), english: wordsOf("en") });
  expect(rank("them", candidates, () => false).map(({ id }) => id)).toEqual(["command plain", "command dark"]);
});

it("letters may be left out, and what does not fit is not found", () => {
  expect(found("en", "chpass")).toContain("command password");
  expect(found("en", "zzzz")).toEqual([]);
});
