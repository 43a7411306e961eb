import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueOf } from "./node.ts";
import { useWords, WordsProvider } from "./react.tsx";
import { createWords } from "./words.ts";

const Back = () => useWords().t("common.back");

test("everything inside the provider speaks its language", () => {
  const words = createWords("ru", catalogueOf("ru", ["common"]));
  expect(renderToString(createElement(WordsProvider, { words, children: createElement(Back) }))).toBe("Назад");
});

test("without a provider it says what is missing", () => {
  expect(() => renderToString(createElement(Back))).toThrow("WordsProvider");
});
