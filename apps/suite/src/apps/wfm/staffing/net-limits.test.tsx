import { codeOf } from "@evolve/contracts/errors";
import { defaultUserSettings } from "@evolve/contracts/user-settings";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NetLimitsPanel } from "./net-limits-panel.tsx";
import { useNetLimits } from "./use-net-limits.ts";

const Limits = () => {
  const { limits, isKnown, save } = useNetLimits();
  return (
    <>
      <output>{`${limits.short.join()} ${limits.over.join()}`}</output>
      {isKnown && <NetLimitsPanel limits={limits} onSave={save} onClose={() => undefined} />}
    </>
  );
};

interface Given {
  readonly netStaffingPivots?: unknown;
  readonly isRefused?: boolean;
}

const show = ({ netStaffingPivots = defaultUserSettings.netStaffingPivots, isRefused = false }: Given = {}) =>
  renderScreen({
    Screen: Limits,
    areas: ["requirement", "planning"],
    permissions: ["wfm:staffing:view"],
    answers: {
      userSettings: () => ({ userSettingsMap: JSON.stringify({ netStaffingPivots }) }),
      saveUserSettings: ({ body }: { body?: Record<string, string> }) => {
        if (isRefused) throw new CallError({ code: codeOf("unexpected"), status: 500 });
        const changed = Object.entries(body ?? {}).map(([key, text]) => [key, JSON.parse(text) as unknown]);
        return { userSettingsMap: JSON.stringify(Object.fromEntries(changed)) };
      },
    },
  });

const shown = () => document.querySelector("output")?.textContent;
const field = (group: string, label: RegExp) => page.getByRole("group", { name: group }).getByLabelText(label);

test("Everybody sets from how many people short and over a colour begins, as the user setting netStaffingPivots [PREF-002, PREF-010]", async () => {
  const { inputsOf } = await show({ netStaffingPivots: [-9, -5, -2, 2, 5, 9] });
  await expect.element(field("Short", /^Clearly/)).toHaveValue("5");
  expect(shown()).toBe("2,5,9 2,5,9");
  await field("Short", /^Far/).fill("12");
  await field("Over", /^Slightly/).fill("3");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => inputsOf("saveUserSettings")).toEqual([{ body: { netStaffingPivots: "[-12,-5,-2,3,5,9]" } }]);
  await expect.poll(shown).toBe("2,5,12 3,5,9");
});

test("Limits that do not rise, or are no number of people, are said at their field and not sent", async () => {
  const { inputsOf } = await show();
  await field("Short", /^Clearly/).fill("1");
  await field("Over", /^Far/).fill("many");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(field("Short", /^Clearly/)).toHaveAccessibleDescription("Enter 2 or more.");
  await expect.element(field("Over", /^Far/)).toHaveAccessibleDescription("Enter a whole number from 1 to 999.");
  expect(inputsOf("saveUserSettings")).toEqual([]);
  await page.getByRole("button", { name: "Use the usual numbers" }).click();
  await expect.element(field("Over", /^Far/)).toHaveValue("10");
  await expect.element(field("Short", /^Clearly/)).toHaveValue("4");
});

test("What cannot be saved is said, and stays as it was typed", async () => {
  await show({ isRefused: true });
  await field("Short", /^Far/).fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  await expect.element(field("Short", /^Far/)).toHaveValue("12");
  expect(shown()).toBe("1,4,10 1,4,10");
});

test("A setting of another shape counts as never set", async () => {
  await show({ netStaffingPivots: [-5, 5] });
  await expect.element(field("Short", /^Far/)).toHaveValue("10");
  expect(shown()).toBe("1,4,10 1,4,10");
});
