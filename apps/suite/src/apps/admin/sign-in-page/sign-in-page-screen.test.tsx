import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { SignInPageScreen } from "./sign-in-page-screen.tsx";

const stored = { loginBanner: null, allowedDomains: ["acme.example"], version: 1 };
const theirs = {
  ...stored,
  loginBanner: { message: "Closed on Sunday", backgroundColorCode: "#e8f1fd", fontColorCode: "#12305c" },
  version: 2,
};

/** @param current what is stored by the time somebody saves */
const show = async (current: typeof stored | typeof theirs = stored) => {
  let reads = 0;
  const shown = await renderScreen({
    Screen: SignInPageScreen,
    areas: ["signInPage"],
    permissions: ["tenant:edit"],
    answers: {
      readSignInPage: () => (reads++ === 0 ? stored : current),
      listDomains: () => ({ domains: [] }),
      saveSignInPage: ({ body: given }: { body?: unknown }) => {
        const body = given as { version: number };
        if (body.version !== current.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        return { ...body, version: body.version + 1 };
      },
    },
  });
  const { screen } = shown;
  const message = screen.getByRole("textbox", { name: "Notice" });
  await screen.getByText("Show a notice above the sign-in form").click();
  return { ...shown, message, save: screen.getByRole("button", { name: "Save" }) };
};

test("A notice is seen as people will see it before it is saved", async () => {
  const { screen, message, save, inputsOf } = await show();
  await message.fill("Back at noon");
  const preview = screen.getByRole("region", { name: "Preview" });
  await expect.element(preview.getByText("Back at noon")).toBeVisible();
  await expect.element(preview.getByText("Readable")).toBeVisible();
  expect(inputsOf("saveSignInPage")).toEqual([]);
  await save.click();
  await expect
    .poll(() => inputsOf("saveSignInPage"))
    .toMatchObject([
      { body: { loginBanner: { message: "Back at noon" }, allowedDomains: ["acme.example"], version: 1 } },
    ]);
});

test("A notice that nobody could read is neither shown nor saved", async () => {
  const { screen, message, save, inputsOf } = await show();
  await message.fill("Back at noon");
  await screen.getByRole("textbox", { name: "Text color" }).fill("#e8f1fd");
  const preview = screen.getByRole("region", { name: "Preview" });
  await expect.element(preview.getByText("Needs 4.5:1")).toBeVisible();
  await expect.element(preview.getByText("Back at noon")).not.toBeInTheDocument();
  await save.click();
  await expect.element(screen.getByRole("textbox", { name: "Text color" })).toBeInvalid();
  expect(inputsOf("saveSignInPage")).toEqual([]);
});

test("An empty notice is not saved, and one that is off needs no text", async () => {
  const { screen, message, save, inputsOf } = await show();
  await save.click();
  await expect.element(message).toBeInvalid();
  expect(inputsOf("saveSignInPage")).toEqual([]);
  await screen.getByText("Show a notice above the sign-in form").click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();
});

test("Of two who edit the page the second sees both versions, and keeps theirs on request", async () => {
  const { screen, message, save, inputsOf } = await show(theirs);
  await message.fill("Back at noon");
  await save.click();
  await expect.element(screen.getByRole("row", { name: "Notice Back at noon Closed on Sunday" })).toBeVisible();
  await screen.getByRole("button", { name: "Keep mine" }).click();
  await save.click();
  await expect
    .poll(() => inputsOf("saveSignInPage"))
    .toMatchObject([{ body: { version: 1 } }, { body: { loginBanner: { message: "Back at noon" }, version: 2 } }]);
});
