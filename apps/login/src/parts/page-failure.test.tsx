import "@evolve/widgets/tokens.css";
import "../login.css";
import { WordsProvider } from "@evolve/i18n/react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { AppContext, type AppContextValue } from "../app-context.ts";
import { loadWords } from "../words.ts";
import { PageFailure } from "./page-failure.tsx";

const show = async (error: Error) =>
  render(
    <WordsProvider words={await loadWords("en")}>
      <AppContext value={{ boot: { brandName: "Evolve" } } as AppContextValue}>
        <PageFailure error={error} />
      </AppContext>
    </WordsProvider>,
  );

it("a page whose files have gone with an earlier version says that there is a new one", async () => {
  const screen = await show(Object.assign(new Error("404"), { name: "MissingPartError" }));
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("A new version is available. Reload the page to continue.");
});

it("a page that the line did not bring says that we could not connect", async () => {
  const screen = await show(new TypeError("Failed to fetch"));
  await expect.element(screen.getByRole("alert")).toMatchTextContent("We could not connect to the server");
});
