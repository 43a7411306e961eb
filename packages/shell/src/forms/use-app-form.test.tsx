import "@evolve/widgets/tokens.css";
import { codeOf } from "@evolve/contracts/errors";
import { RoleFields } from "@evolve/contracts/roles";
import { CallError } from "@evolve/session";
import { Form } from "@evolve/widgets/form";
import { TextField } from "@evolve/widgets/text-field";
import { useHasUnsaved } from "@evolve/widgets/unsaved";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { FormPanel } from "../kit/form-panel.tsx";
import { useAppForm } from "./use-app-form.ts";

const empty: RoleFields = { displayName: "", description: "", permissions: [] };

interface Given {
  readonly onSave?: (fields: RoleFields) => Promise<unknown>;
  /** On a page of its own, with a summary, instead of in a panel. */
  readonly isOnPage?: boolean;
}

/** A form of two fields that anybody can open, and whether the page has something to lose. */
const show = async ({ onSave = () => Promise.resolve(), isOnPage = false }: Given = {}) => {
  const save = vi.fn(onSave);
  const RoleForm = ({ onClose }: { readonly onClose: () => void }) => {
    const form = useAppForm<RoleFields, RoleFields>({
      schema: RoleFields,
      defaultValues: empty,
      fieldsOfCodes: { [codeOf("roleExists")]: "displayName" },
      onSave: save,
    });
    const fields = (
      <>
        <TextField {...form.text("displayName")} label="Name" isRequired />
        <TextField {...form.text("description")} label="Description" />
      </>
    );
    if (!isOnPage)
      return (
        <FormPanel form={form} onClose={onClose} title="New role">
          {fields}
        </FormPanel>
      );
    return (
      <Form label="Role" onSubmit={() => void form.save()} faults={form.faults} summaryTitle={form.summaryTitle}>
        {fields}
        <button type="submit">Create</button>
      </Form>
    );
  };
  const Part = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <output>{useHasUnsaved() ? "something to lose" : "nothing to lose"}</output>
        {isOpen && <RoleForm onClose={() => setOpen(false)} />}
      </>
    );
  };
  const { view } = await inShell(<Part />);
  await render(view);
  await expect.element(name).toBeVisible();
  return { save };
};

const name = page.getByRole("textbox", { name: "Name" });
const description = page.getByRole("textbox", { name: "Description" });
const create = page.getByRole("button", { name: "Create", exact: true });
const panel = page.getByRole("dialog", { name: "New role" });
const question = page.getByText("Are you sure you want to exit without saving?");
/** Also where a dialog hides the rest of the page from assistive technology. */
const unsaved = () => document.querySelector("output")?.textContent;
const tooLong = "x".repeat(2_000);

it("what the schema refuses is not sent: each field says why, the first one has the focus, and what was typed stays", async () => {
  const { save } = await show();
  await description.fill(tooLong);
  await create.click();
  await expect.element(name).toHaveAccessibleDescription("This field is required.");
  await expect.element(description).toHaveAccessibleDescription("Your entry is too long");
  await expect.element(name).toHaveFocus();
  await expect.element(description).toHaveValue(tooLong);
  expect(save).not.toHaveBeenCalled();
});

it("a field that the server names says what is wrong with it and has the focus, and what was typed stays", async () => {
  const refusal = { code: codeOf("invalidParameters"), status: 400, fields: { description: "required" } };
  await show({ onSave: () => Promise.reject(new CallError(refusal)) });
  await name.fill("Planner");
  await create.click();
  await expect.element(description).toHaveAccessibleDescription("This field is required.");
  await expect.element(description).toHaveFocus();
  await expect.element(name).toHaveValue("Planner");
  await expect.element(name).not.toHaveAttribute("aria-invalid", "true");
});

it("a refusal that belongs to a field is said there, in the catalogue's words, until the field is changed", async () => {
  await show({ onSave: () => Promise.reject(new CallError({ code: codeOf("roleExists"), status: 409 })) });
  await name.fill("Planner");
  await create.click();
  await expect.element(name).toHaveAccessibleDescription(/already exists/);
  await expect.element(name).toHaveFocus();
  await name.fill("Planners");
  await expect.element(name).not.toHaveAttribute("aria-invalid", "true");
});

it("a refusal that no field is to blame for stands above the fields, and goes with the next attempt", async () => {
  let isDown = true;
  const { save } = await show({
    onSave: () =>
      isDown ? Promise.reject(new CallError({ code: codeOf("unexpected"), status: 500 })) : Promise.resolve(),
  });
  await name.fill("Planner");
  await create.click();
  const failure = panel.getByText(/^Something went wrong on our side/);
  await expect.element(failure).toBeVisible();
  await expect.element(name).toHaveValue("Planner");
  isDown = false;
  await expect.element(create).toBeEnabled();
  await create.click();
  // A form is saved once a second at most.
  await expect.poll(() => save.mock.calls.length, { timeout: 5_000 }).toBe(2);
  await expect.poll(() => failure.query()).toBeNull();
});

it("a form in which nothing was typed closes at once; else it asks, and No leaves everything as it was", async () => {
  await show();
  expect(unsaved()).toBe("nothing to lose");
  await name.fill("Planner");
  await expect.poll(unsaved).toBe("something to lose");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).toBeVisible();
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect.element(name).toHaveValue("Planner");
  await name.clear();
  await expect.poll(unsaved).toBe("nothing to lose");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => panel.query()).toBeNull();
});

it("Yes discards what was typed, and the page has nothing to lose any more", async () => {
  await show();
  await name.fill("Planner");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect.poll(() => panel.query()).toBeNull();
  expect(unsaved()).toBe("nothing to lose");
});

it("Enter while the form is being saved sends it no second time", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { save } = await show({ onSave: () => promise, isOnPage: true });
  await name.fill("Planner");
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(() => save.mock.calls.length).toBeGreaterThan(0);
  await userEvent.keyboard("{Enter}");
  resolve(undefined);
  expect(save).toHaveBeenCalledExactlyOnceWith({ ...empty, displayName: "Planner" });
});

it("on a page a summary takes the focus, lists the faults in the order of the fields, and leads to them", async () => {
  await show({ isOnPage: true });
  await description.fill(tooLong);
  await create.click();
  const summary = page.getByRole("group", { name: "Check these 2 fields" });
  await expect.element(summary).toHaveFocus();
  const lines = summary.getByRole("button");
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    "Name This field is required.",
    "Description Your entry is too long",
  ]);
  await lines.nth(1).click();
  await expect.element(description).toHaveFocus();
});
