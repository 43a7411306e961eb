import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PasskeysCard } from "./passkeys-card.tsx";
import { TwoStepCard } from "./two-step-card.tsx";

const passkey = { id: "p1", name: "Laptop", createdAt: "2026-11-01T08:00:00Z", lastUsedAt: null, isSynced: false };

const show = (hasPassword: boolean, names: readonly string[] = ["Laptop"]) =>
  renderScreen({
    Screen: () => (
      <>
        <TwoStepCard />
        <PasskeysCard />
      </>
    ),
    areas: ["security"],
    permissions: [],
    answers: {
      mfaStatus: () => ({
        ...{ required: false, enabled: false, since: null, recoveryCodesLeft: 0 },
        ...{ passkeys: names.length, hasPassword },
      }),
      listPasskeys: () => ({ passkeys: names.map((name) => ({ ...passkey, id: name, name })) }),
    },
  });

test("Who has no password is told of none, and is warned before the only way to sign in is removed", async () => {
  const { screen } = await show(false);
  await expect.element(screen.getByText("no code is asked for", { exact: false })).toBeVisible();
  await expect
    .element(screen.getByText("stands in for a password, which you don’t have", { exact: false }))
    .toBeVisible();
  expect(screen.getByText(/your password|instead of a password/).query()).toBeNull();
  await screen.getByRole("button", { name: "Remove passkey Laptop" }).click();
  await expect.element(page.getByText("is your only way to sign in", { exact: false })).toBeVisible();
});

test("Who has a password, or another passkey, loses only that passkey", async () => {
  const { screen } = await show(true);
  await expect.element(screen.getByText("After your password", { exact: false })).toBeVisible();
  await screen.getByRole("button", { name: "Remove passkey Laptop" }).click();
  await expect.element(page.getByText("You’ll no longer be able to sign in with “Laptop”.")).toBeVisible();
});
