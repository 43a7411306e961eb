import "@evolve/widgets/tokens.css";
import "../../login.css";
import { codeOf } from "@evolve/contracts/errors";
import { createAccount } from "@evolve/contracts/sign-up";
import { loadCatalogue } from "@evolve/i18n";
import { WordsProvider } from "@evolve/i18n/react";
import { CallError } from "@evolve/session";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppContext, type AppContextValue } from "../../app-context.ts";
import { laterAreas } from "../../areas.ts";
import { WidgetWords } from "../../widget-words.tsx";
import { loadWords } from "../../words.ts";
import { Offers } from "../sign-in/offers.tsx";
import { SignUpPage } from "./sign-up-page.tsx";

const show = async (
  part: React.ReactNode,
  { call = vi.fn(() => Promise.resolve({ success: true })), boot = {} } = {},
) => {
  const words = (await loadWords("en")).with(await loadCatalogue("en", laterAreas));
  const app = { boot, client: { call }, toasts: { show: vi.fn(), clear: vi.fn() } } as unknown as AppContextValue;
  await render(
    <WordsProvider words={words}>
      <WidgetWords>
        <AppContext value={app}>{part}</AppContext>
      </WidgetWords>
    </WordsProvider>,
  );
  return call;
};

const fillIn = async (email: string) => {
  await page.getByRole("textbox", { name: "First name" }).fill("Sam");
  await page.getByRole("textbox", { name: "Work email" }).fill(email);
  await page.getByRole("button", { name: "Create account" }).click();
};

it("whoever signs up reads that a mail may come, which says nothing of accounts [USER-026]", async () => {
  const call = await show(<SignUpPage />);
  await fillIn("sam@acme.test");
  await expect.element(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect
    .element(page.getByText(/If your organization lets people with the address sam@acme\.test/))
    .toBeVisible();
  const body = { firstName: "Sam", lastName: "", emailAddress: "sam@acme.test" };
  expect(call).toHaveBeenCalledWith(createAccount, { body }, { retryAfter: true });
});

it("what is no address is refused at its field, and a refusal is told by its code", async () => {
  const call = await show(<SignUpPage />, {
    call: vi.fn(() => Promise.reject(new CallError({ code: codeOf("throttled"), status: 429 }))),
  });
  await fillIn("sam");
  await expect.element(page.getByRole("textbox", { name: "Work email" })).toBeInvalid();
  expect(call).not.toHaveBeenCalled();
  await fillIn("sam@acme.test");
  await expect.element(page.getByRole("alert")).toBeVisible();
});

it("the sign-in page leads there only at hosts whose organization allows it", async () => {
  const offers = <Offers tenantId={null} onProof={() => undefined} />;
  await show(offers, { boot: { allowsSignUp: true } });
  const link = page.getByRole("link", { name: "Create an account" });
  await expect.element(link).toHaveAttribute("href", "#/signUp");
  await show(offers, { boot: { allowsSignUp: false } });
  expect(link.elements()).toHaveLength(1);
});
