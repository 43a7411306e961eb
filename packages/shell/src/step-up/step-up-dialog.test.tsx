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

const show = async ({ samlUser, passkeys = 0 }: { samlUser: boolean; passkeys?: number }) => {
  const call = vi.fn((contract: Call): Promise<unknown> => {
    if (contract === mfaStatus) return Promise.resolve({ enabled: false, passkeys });
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
