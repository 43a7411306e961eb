import "@evolve/widgets/tokens.css";
import type { Call } from "@evolve/contracts/call";
import { mfaStatus } from "@evolve/contracts/factors";
import { passkeyOptions } from "@evolve/contracts/proofs";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { leaveToSignInAgain } from "../routing/leave.ts";
import { StepUpDialog } from "./step-up-dialog.tsx";
import { createStepUpGate } from "./step-up-gate.ts";

vi.mock("../routing/leave.ts", () => ({ leaveToSignInAgain: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

interface Factors {
  readonly samlUser: boolean;
  readonly passkeys?: number;
  readonly required?: boolean;
  readonly enabled?: boolean;
  readonly hasPassword?: boolean;
}

const show = async ({
  samlUser,
  passkeys = 0,
  required = false,
  enabled = false,
  hasPassword = !samlUser,
}: Factors) => {
  const call = vi.fn((contract: Call): Promise<unknown> => {
    if (contract === mfaStatus) return Promise.resolve({ required, enabled, passkeys, hasPassword });
    return new Promise(() => undefined);
  });
  const stepUp = createStepUpGate();
  const { view } = await inShell(<StepUpDialog />, {
    shell: { client: { call } as never, user: { userName: "ann@acme.test", samlUser, tenantId: "t1" } as never },
    runtime: { stepUp },
    areas: ["password", "security"],
  });
  await render(view);
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect.element(dialog).toBeVisible();
  return { call, dialog, stepUp };
};

it("a user of single sign-on is offered to sign in again, and no password field", async () => {
  const { dialog } = await show({ samlUser: true });
  await expect.element(dialog.getByText("Your organization signs you in", { exact: false })).toBeVisible();
  expect(dialog.getByLabelText("Password").query()).toBeNull();
  expect(dialog.getByRole("button", { name: "Use a passkey" }).query()).toBeNull();
  await dialog.getByRole("button", { name: "Sign in again" }).click();
  await expect.poll(() => vi.mocked(leaveToSignInAgain).mock.calls).toEqual([["t1"]]);
});

it("a user of single sign-on who has a passkey may use it instead", async () => {
  const { call, dialog } = await show({ samlUser: true, passkeys: 1 });
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect.poll(() => call.mock.calls.map(([contract]) => contract)).toContain(passkeyOptions);
  expect(leaveToSignInAgain).not.toHaveBeenCalled();
});

it("cancelling gives up what waits for the proof", async () => {
  const { dialog, stepUp } = await show({ samlUser: true });
  const answer = stepUp.ask();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await answer).toBe(false);
});

it("everybody else is asked for the password", async () => {
  const { dialog } = await show({ samlUser: false });
  await expect.element(dialog.getByLabelText("Password", { exact: true })).toBeVisible();
  expect(dialog.getByRole("button", { name: "Sign in again" }).query()).toBeNull();
});

it("where a second factor is required and the passkey is the only one, the passkey is asked for instead of the password", async () => {
  const { call, dialog } = await show({ samlUser: false, passkeys: 1, required: true });
  await expect.element(dialog.getByText("A password alone isn’t enough.", { exact: false })).toBeVisible();
  expect(dialog.getByLabelText("Password").query()).toBeNull();
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect.poll(() => call.mock.calls.map(([contract]) => contract)).toContain(passkeyOptions);
});

it("who has passkeys and no password is asked for a passkey, and told why", async () => {
  const { dialog } = await show({ samlUser: false, passkeys: 1, hasPassword: false });
  await expect.element(dialog.getByText("You have no password here", { exact: false })).toBeVisible();
  expect(dialog.getByLabelText("Password").query()).toBeNull();
  await expect.element(dialog.getByRole("button", { name: "Use a passkey" })).toBeVisible();
});

it("a user who has an app beside the passkey, or needs no second factor, may give the password", async () => {
  const { dialog } = await show({ samlUser: false, passkeys: 1, required: true, enabled: true });
  await expect.element(dialog.getByLabelText("Password", { exact: true })).toBeVisible();
  await expect.element(dialog.getByLabelText("One-time code")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Use a passkey" })).toBeVisible();
});
