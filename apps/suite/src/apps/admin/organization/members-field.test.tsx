import { renderScreen } from "@evolve/shell/testing";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memberDeltas, type MemberChanges, noMemberChanges } from "./member-changes.ts";
import { MembersField } from "./members-field.tsx";

const ada = { id: "u1", fullName: "Ada Agent", emailAddress: "ada@acme.test", proficiency: 3 };
const bo = { id: "u2", fullName: "Bo Backup", emailAddress: "bo@acme.test", proficiency: 7 };

/** The field of a skill with two holders, in a form that keeps the changes. */
const show = async () => {
  let kept: MemberChanges = noMemberChanges;
  const Field = () => {
    const [value, setValue] = useState(noMemberChanges);
    kept = value;
    return <MembersField of="skill" id="s1" value={value} onChange={setValue} hasProficiency />;
  };
  const { screen } = await renderScreen({
    Screen: Field,
    areas: ["organization"],
    permissions: ["skill:view", "user:view"],
    answers: {
      searchMembers: () => ({ members: [ada, bo], totalRecords: 2 }),
      searchUsers: () => ({
        users: [{ id: "u3", fullName: "Cy Coach", emailAddress: "cy@acme.test" }],
        totalRecords: 1,
      }),
    },
  });
  await expect.element(screen.getByText("2 people")).toBeVisible();
  return { screen, deltas: () => memberDeltas(kept) };
};

test("Somebody who is removed is marked and counted out, and stays until the form is saved", async () => {
  const { screen, deltas } = await show();
  await screen.getByRole("button", { name: "Remove Ada Agent" }).click();
  await expect.element(screen.getByText("Will be removed")).toBeVisible();
  await expect.element(screen.getByText("1 person")).toBeVisible();
  expect(deltas()).toEqual({ added: [], removed: ["u1"] });
  await screen.getByRole("button", { name: "Keep Ada Agent" }).click();
  await expect.element(screen.getByText("2 people")).toBeVisible();
  expect(deltas()).toBeUndefined();
});

test("Somebody who is found on the server is added as new, and dropped again without a trace", async () => {
  const { screen, deltas } = await show();
  await screen.getByRole("button", { name: /Add people/ }).click();
  await page.getByRole("option", { name: /Cy Coach/ }).click();
  await page.getByRole("heading", { name: "Members" }).click({ force: true });
  await expect.element(screen.getByText("3 people")).toBeVisible();
  await expect.element(screen.getByText("New", { exact: true })).toBeVisible();
  expect(deltas()).toEqual({ added: [{ userId: "u3" }], removed: [] });
  await screen.getByRole("button", { name: "Remove Cy Coach" }).click();
  await expect.element(screen.getByText("2 people")).toBeVisible();
  expect(deltas()).toBeUndefined();
});

test("Another proficiency of a member is a change of that member alone", async () => {
  const { screen, deltas } = await show();
  const grade = screen.getByRole("spinbutton", { name: "Proficiency of Bo Backup" });
  await grade.click();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(deltas).toEqual({ added: [{ userId: "u2", proficiency: 8 }], removed: [] });
  await expect.element(screen.getByText("2 people")).toBeVisible();
});
