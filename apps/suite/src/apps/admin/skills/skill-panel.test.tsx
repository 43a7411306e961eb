import { renderScreen } from "@evolve/shell/testing";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SkillPanel } from "./skill-panel.tsx";

const skill = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Sales",
  colorCode: "#1461c4",
  channelId: null,
  proficiencyEnabled: false,
  acdSkillInfos: [{ acdSkillId: "7", name: "Sales inbound" }],
  version: 3,
  memberCount: 0,
};

const show = async () => {
  const onClose = vi.fn();
  const { inputsOf } = await renderScreen({
    Screen: () => <SkillPanel rowId={skill.id} onClose={onClose} />,
    areas: ["organization", "list"],
    permissions: ["skill:view", "skill:edit"],
    answers: {
      searchSkills: () => ({ skills: [skill], totalRecords: 1 }),
      searchMembers: () => ({ members: [], totalRecords: 0 }),
      updateSkill: ({ body }: { body?: unknown }) => ({ skill: { ...skill, ...(body as object) } }),
    },
  });
  const links = page.getByRole("region", { name: "Contact-center skills" });
  await expect.element(links.getByText("Sales inbound")).toBeVisible();
  const add = async (id: string, name: string) => {
    await links.getByRole("textbox", { name: "ID in the contact center" }).fill(id);
    await links.getByRole("textbox", { name: "Name in the contact center" }).fill(name);
    await userEvent.keyboard("{Enter}");
  };
  return { links, add, inputsOf, onClose, save: page.getByRole("button", { name: "Save", exact: true }) };
};

test("Links to skills of the contact centre are shown, added, removed and saved with the skill", async () => {
  const { links, add, save, inputsOf, onClose } = await show();
  await add("8", "Sales outbound");
  await expect.element(links.getByText("Sales outbound")).toBeVisible();
  expect(inputsOf("updateSkill")).toEqual([]);
  await links.getByRole("button", { name: "Remove the link to Sales inbound" }).click();
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const body = { acdSkillInfos: [{ acdSkillId: "8", name: "Sales outbound" }], version: 3 };
  expect(inputsOf("updateSkill")).toMatchObject([{ body }]);
});

test("A link without a name, or to a skill that is linked already, is refused at its field", async () => {
  const { links, add } = await show();
  await add("8", "");
  await expect.element(links.getByRole("textbox", { name: "Name in the contact center" })).toBeInvalid();
  await add("7", "Sales again");
  await expect.element(links.getByRole("textbox", { name: "ID in the contact center" })).toBeInvalid();
  await expect.element(links.getByText("Sales again")).not.toBeInTheDocument();
});
