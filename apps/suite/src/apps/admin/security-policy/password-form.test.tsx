import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { PasswordForm } from "./password-form.tsx";

const policy = {
  strong: false,
  authenticator: "EVOLVECG" as const,
  minimumLength: 8,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireNonAlphaNumeric: false,
  historyLength: 5,
  expiryDays: null,
  changedAt: "2026-11-26T08:00:00.000Z",
};
const theirs = { ...policy, minimumLength: 12, changedAt: "2026-11-26T09:00:00.000Z" };

/** An administrator who wants 10 characters, while somebody else has saved 12. */
const collide = async () => {
  const shown = await renderScreen({
    Screen: () => <PasswordForm policy={policy} />,
    areas: ["securityPolicy", "password"],
    permissions: ["tenant:edit"],
    answers: {
      securityPolicy: () => ({ passwords: theirs }),
      savePasswordPolicy: ({ body: given }: { body?: unknown }) => {
        const body = given as { basedOn: string };
        if (body.basedOn !== theirs.changedAt) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        return { ...body, changedAt: "2026-11-26T10:00:00.000Z" };
      },
    },
  });
  const { screen } = shown;
  await screen.getByRole("textbox", { name: "Minimum length" }).fill("10");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Someone else changed this in the meantime")).toBeVisible();
  await expect.element(screen.getByRole("row", { name: "Minimum length 10 12" })).toBeVisible();
  return shown;
};

test("Of two administrators who change the password policy the second sees both versions, and keeps theirs on request", async () => {
  const { screen, inputsOf } = await collide();
  await screen.getByRole("button", { name: "Keep mine" }).click();
  expect(inputsOf("savePasswordPolicy")).toHaveLength(1);
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => inputsOf("savePasswordPolicy")).toHaveLength(2);
  expect(inputsOf("savePasswordPolicy")[1]).toMatchObject({ body: { minimumLength: 10, basedOn: theirs.changedAt } });
});

test("The saved version takes the place of what was typed on request, and nothing is left to save", async () => {
  const { screen, inputsOf } = await collide();
  await screen.getByRole("button", { name: "Use the saved version" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Minimum length" })).toHaveValue("12");
  await expect.element(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  expect(inputsOf("savePasswordPolicy")).toHaveLength(1);
});
