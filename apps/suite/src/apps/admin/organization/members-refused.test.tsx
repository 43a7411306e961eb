import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EmployeeGroupPanel } from "../employee-groups/employee-group-panel.tsx";
import { SkillPanel } from "../skills/skill-panel.tsx";

const id = "0198c0de-0000-7000-8000-000000000001";
const cy = { id: "u3", fullName: "Cy Coach", emailAddress: "cy@acme.test" };

const skill = { id, version: 1, colorCode: "#1461c4", channelId: null, proficiencyEnabled: false, acdSkillInfos: [] };
const group = { id, version: 1, timeZone: "Europe/Berlin", isDefault: false, workingHours: [] };

test.each([
  {
    Panel: SkillPanel,
    kind: "skill",
    permissions: ["skill:view", "skill:edit", "user:view"],
    saves: {
      createSkill: ({ body }: { body?: unknown }) => ({ skill: { ...skill, ...(body as object) } }),
      updateSkill: ({ body }: { body?: unknown }) => ({ skill: { ...skill, ...(body as object), version: 2 } }),
    },
    calls: ["createSkill", "updateSkill"],
  },
  {
    Panel: EmployeeGroupPanel,
    kind: "employee group",
    permissions: ["employeeGroup:view", "employeeGroup:edit", "user:view"],
    saves: {
      saveEmployeeGroup: ({ body }: { body?: unknown }) => ({ group: { ...group, ...(body as object) } }),
    },
    calls: ["saveEmployeeGroup"],
  },
] as const)(
  "A new $kind whose members are refused is created once, and saving again changes it",
  async ({ Panel, permissions, saves, calls }) => {
    const onClose = vi.fn();
    let refusals = 1;
    const { inputsOf } = await renderScreen({
      Screen: () => <Panel rowId={null} onClose={onClose} />,
      areas: ["organization"],
      permissions: [...permissions],
      answers: {
        ...saves,
        searchMembers: () => ({ members: [], totalRecords: 0 }),
        searchUsers: () => ({ users: [cy], totalRecords: 1 }),
        changeMembers: () => {
          if (refusals-- > 0) throw new CallError({ code: codeOf("notFound"), status: 404 });
          return { memberCount: 1 };
        },
      },
    });
    await page.getByRole("textbox", { name: "Name" }).fill("Night shift");
    await page.getByRole("button", { name: /Add people/ }).click();
    await page.getByRole("option", { name: /Cy Coach/ }).click();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    const saved = calls.flatMap((call) => inputsOf(call)) as { body: { id?: string; version?: number } }[];
    expect(saved.map(({ body }) => [body.id, body.version])).toEqual([
      [undefined, undefined],
      [id, 1],
    ]);
    expect(inputsOf("changeMembers")).toHaveLength(2);
  },
);
