import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { SettingsCard } from "./settings-card.tsx";

const stored = {
  sessionTimeout: 15,
  supportEmail: "",
  supportPhone: "",
  helpUrl: "",
  studioHelpUrl: "",
  analyticsHelpUrl: "",
  communityUrl: "",
  downloadsUrl: "",
  analytics: false,
  sessionRecording: false,
  version: "aaaaaaaaaaaaaaaa",
};
const theirs = { ...stored, sessionTimeout: 30, version: "bbbbbbbbbbbbbbbb" };

/** @param current what is stored by the time somebody saves */
const show = async (current = stored) => {
  let reads = 0;
  const shown = await renderScreen({
    Screen: SettingsCard,
    areas: ["organization", "list"],
    permissions: ["tenant:edit"],
    answers: {
      readTenantSettings: () => (reads++ === 0 ? stored : current),
      saveTenantSettings: ({ body }: { body?: unknown }) => {
        const { version, ...fields } = body as typeof stored;
        if (version !== current.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        return { ...fields, version: "cccccccccccccccc" };
      },
    },
  });
  const { screen } = shown;
  const minutes = screen.getByRole("textbox", { name: "Sign out after inactivity, minutes" });
  await expect.element(minutes).toHaveValue("15");
  return { ...shown, minutes, save: screen.getByRole("button", { name: "Save" }) };
};

test("Settings are saved on top of the version that was seen", async () => {
  const { screen, minutes, save, inputsOf } = await show();
  await minutes.fill("45");
  await screen.getByRole("textbox", { name: "Help", exact: true }).fill("https://help.acme.test");
  await screen.getByRole("checkbox", { name: /Report the use/ }).click({ force: true });
  await save.click();
  const { version, ...rest } = stored;
  const changes = { sessionTimeout: 45, helpUrl: "https://help.acme.test", analytics: true };
  await expect.poll(() => inputsOf("saveTenantSettings")).toEqual([{ body: { ...rest, ...changes, version } }]);
  await expect.element(save).toBeDisabled();
});

test("A time-out beyond the limit and what is no address are refused at their fields", async () => {
  const { screen, minutes, save, inputsOf } = await show();
  const help = screen.getByRole("textbox", { name: "Help", exact: true });
  await minutes.fill("721");
  await help.fill("javascript:alert(1)");
  await save.click();
  await expect.element(minutes).toBeInvalid();
  await expect.element(help).toBeInvalid();
  expect(inputsOf("saveTenantSettings")).toEqual([]);
});

test("Of two who edit the settings the second sees both versions, and may take the saved one", async () => {
  const { screen, minutes, save } = await show(theirs);
  await minutes.fill("45");
  await save.click();
  const row = screen.getByRole("row", { name: "Sign out after inactivity, minutes 45 30" });
  await expect.element(row).toBeVisible();
  await screen.getByRole("button", { name: "Use the saved version" }).click();
  await expect.element(minutes).toHaveValue("30");
});
