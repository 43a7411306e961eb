import "@evolve/widgets/tokens.css";
import "../login.css";
import { WordsProvider } from "@evolve/i18n/react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { AppContext, type AppContextValue } from "../app-context.ts";
import { loadWords } from "../words.ts";
import { Brand } from "./brand.tsx";

const show = async (logoUrl: string) => {
  const openContact = vi.fn();
  const app = { boot: { brandName: "Globex Support", logoUrl }, openContact } as unknown as AppContextValue;
  const screen = await render(
    <WordsProvider words={await loadWords("en")}>
      <AppContext value={app}>
        <Brand />
      </AppContext>
    </WordsProvider>,
  );
  return { header: screen.getByRole("banner"), openContact };
};

it("signed out, the header has the logo and leads to Contact us [HEAD-002]", async () => {
  const { header, openContact } = await show("");
  await expect.element(header.getByText("Globex Support")).toBeVisible();
  expect(document.querySelector(".ev-mark")?.checkVisibility()).toBe(true);
  await header.getByRole("button", { name: "Contact us" }).click();
  expect(openContact).toHaveBeenCalledTimes(1);
});

it("a host's own logo takes the place of the product's [HEAD-002]", async () => {
  await show("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='26' height='26'/>");
  await expect.poll(() => document.querySelector("picture img")?.checkVisibility()).toBe(true);
  expect(document.querySelector(".ev-mark")?.checkVisibility()).toBe(false);
});
