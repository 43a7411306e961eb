import "@evolve/widgets/tokens.css";
import "../../login.css";
import { contactUs } from "@evolve/contracts/contact";
import { WordsProvider } from "@evolve/i18n/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppContext, type AppContextValue } from "../../app-context.ts";
import { WidgetWords } from "../../widget-words.tsx";
import { type Language, loadWords } from "../../words.ts";
import { loadContact } from "./contact.tsx";

const show = async (supportPhone: string, language: Language = "en") => {
  const { lang } = document.documentElement;
  document.documentElement.lang = language;
  onTestFinished(() => void (document.documentElement.lang = lang));
  const call = vi.fn(() => Promise.resolve({}));
  const toasts = { show: vi.fn(), clear: vi.fn() };
  const app = { boot: { supportPhone }, client: { call }, toasts } as unknown as AppContextValue;
  const Contact = await loadContact();
  const onClose = vi.fn();
  await render(
    <WordsProvider words={await loadWords(language)}>
      <WidgetWords>
        <AppContext value={app}>
          <Contact isOpen onClose={onClose} />
        </AppContext>
      </WidgetWords>
    </WordsProvider>,
  );
  return { call, toasts, onClose };
};
const dialog = page.getByRole("dialog");

it("before sign-in Contact us names support's phone, in the page's language [HEAD-039, HEAD-040]", async () => {
  await show("+1 555 0199", "es");
  await expect.element(dialog.getByText("O llámenos: +1 555 0199")).toBeVisible();
});

it("where support is not reached by phone, none is named", async () => {
  await show("");
  await expect.element(dialog.getByRole("textbox", { name: "Message" })).toBeVisible();
  expect(dialog.getByText("Or call us").query()).toBeNull();
});

it("a message is sent from there", async () => {
  const { call, toasts, onClose } = await show("+1 555 0100");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ann Lee");
  await dialog.getByRole("textbox", { name: "Email" }).fill("ann@acme.test");
  await dialog.getByRole("textbox", { name: "Message" }).fill("I cannot sign in.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(call).toHaveBeenCalledWith(contactUs, {
    body: expect.objectContaining({ name: "Ann Lee", email: "ann@acme.test", message: "I cannot sign in." }),
  });
  expect(toasts.show).toHaveBeenCalledWith({ tone: "success", text: "Your message has been sent successfully" });
});
