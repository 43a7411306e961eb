import { codeOf } from "@evolve/contracts/errors";
import type { QualityForm } from "@evolve/contracts/quality-forms";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { FormEditor } from "./form-editor.tsx";

const question: QualityForm["content"]["sections"][number]["questions"][number] = {
  ...{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c31", text: "Was the customer greeted?", help: "", weight: 1 },
  ...{ answer: { kind: "yesNo" }, allowsNotApplicable: false, comment: "optional", critical: "none" },
};
const stored: QualityForm = {
  ...{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c30", name: "Calls", description: "", status: "draft" },
  ...{ publishedVersion: null, publishedAt: null, hasChanges: true, questions: 1, evaluations: 0 },
  ...{ updatedAt: "2026-11-28T09:00:00Z", version: 1 },
  content: {
    sections: [{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c32", title: "Opening", weight: 1, questions: [question] }],
  },
};

test("What is typed while a form is being saved stays, and is saved next with the new version", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  let version = 1;
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <FormEditor stored={stored} />,
    areas: ["quality"],
    permissions: ["quality:forms:view", "quality:forms:edit"],
    answers: {
      updateQualityForm: async (input) => {
        await answered;
        version += 1;
        const { name, description, content } = (input as { body: QualityForm }).body;
        return { form: { ...stored, name, description, content, version } };
      },
    },
  });
  const name = screen.getByRole("textbox", { name: "Name" });
  const save = screen.getByRole("button", { name: "Save draft" });
  await name.fill("Calls 2");
  await save.click();
  await name.fill("Calls 2027");
  answer(undefined);
  await expect.element(screen.getByRole("heading", { name: "Calls 2" })).toBeVisible();
  await expect.element(name).toHaveValue("Calls 2027");
  await save.click();
  await expect
    .poll(() => inputsOf("updateQualityForm").map(({ body }) => body))
    .toMatchObject([
      { name: "Calls 2", version: 1 },
      { name: "Calls 2027", version: 2 },
    ]);
  await expect.element(save).toBeDisabled();
});

const changed = { code: codeOf("changedMeanwhile"), status: 409 };

/** An editor of a form that somebody else saves first, as version 5. */
const renderCollision = async () => {
  const theirs = { ...stored, name: "Their calls", version: 5 };
  let isFirst = true;
  const shown = await renderScreen({
    Screen: () => <FormEditor stored={stored} />,
    areas: ["quality", "list"],
    permissions: ["quality:forms:view", "quality:forms:edit"],
    answers: {
      readQualityForm: () => ({ form: theirs }),
      updateQualityForm: (input) => {
        if (isFirst) {
          isFirst = false;
          throw new CallError(changed);
        }
        return { form: { ...theirs, ...(input as { body: QualityForm }).body, version: 6 } };
      },
    },
  });
  const name = shown.screen.getByRole("textbox", { name: "Name" });
  await name.fill("My calls");
  await shown.screen.getByRole("button", { name: "Save draft" }).click();
  await expect.element(shown.screen.getByRole("row", { name: "Name My calls Their calls" })).toBeVisible();
  expect(shown.screen.getByRole("row", { name: /^Questions/ }).query()).toBeNull();
  return { ...shown, name };
};

test("Of two who edit a form the second sees both versions, and keeps theirs on top of the other's", async () => {
  const { screen, inputsOf, name } = await renderCollision();
  await screen.getByRole("button", { name: "Keep mine" }).click();
  await expect.element(name).toHaveValue("My calls");
  await screen.getByRole("button", { name: "Save draft" }).click();
  await expect
    .poll(() => inputsOf("updateQualityForm").map(({ body }) => body))
    .toMatchObject([
      { name: "My calls", version: 1 },
      { name: "My calls", version: 5 },
    ]);
});

test("Of two who edit a form the second can take what the other has saved", async () => {
  const { screen, name } = await renderCollision();
  await screen.getByRole("button", { name: "Use the saved version" }).click();
  await expect.element(name).toHaveValue("Their calls");
  await expect.element(screen.getByRole("button", { name: "Save draft" })).toBeDisabled();
});

const otherQuestion = { ...question, id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c33", text: "Was it solved?" };
const twoOfEach: QualityForm = {
  ...stored,
  content: {
    sections: [
      { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c32", title: "Opening", weight: 1, questions: [question, otherQuestion] },
      { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c34", title: "Closing", weight: 1, questions: [] },
    ],
  },
};

test("Sections and questions are dragged to another place, questions within their section", async () => {
  const { screen } = await renderScreen({
    Screen: () => <FormEditor stored={twoOfEach} />,
    areas: ["quality", "list"],
    permissions: ["quality:forms:view", "quality:forms:edit"],
    answers: {},
  });
  const partOf = (name: string) => screen.getByRole("group", { name, exact: true });
  const drag = (name: string, onto: string): void => {
    const grip = partOf(name).getByTestId("grip").first().element();
    const dataTransfer = new DataTransfer();
    const tell = (type: string, to: Element) =>
      flushSync(() => to.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })));
    tell("dragstart", grip);
    const place = partOf(onto).element();
    // Only where it can be dropped is the default prevented, and a drop told of.
    if (!tell("dragover", place)) tell("drop", place);
    tell("dragend", grip);
  };
  const textsOf = (name: string): string[] =>
    screen
      .getByRole("textbox", { name, exact: true })
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  await expect.element(partOf("Section 2")).toBeVisible();
  drag("Question 1.1", "Question 1.2");
  await expect.poll(() => textsOf("Question")).toEqual(["Was it solved?", "Was the customer greeted?"]);
  drag("Section 1", "Section 2");
  await expect.poll(() => textsOf("Title")).toEqual(["Closing", "Opening"]);
  // What is dragged somewhere else stays where it is.
  drag("Question 2.1", "Section 1");
  expect(textsOf("Question")).toEqual(["Was it solved?", "Was the customer greeted?"]);
  expect(textsOf("Title")).toEqual(["Closing", "Opening"]);
});

test("By keyboard alone: what is moved keeps the focus, and what is removed gives it to what stood beside it", async () => {
  const { screen } = await renderScreen({
    Screen: () => <FormEditor stored={twoOfEach} />,
    areas: ["quality", "list"],
    permissions: ["quality:forms:view", "quality:forms:edit"],
    answers: {},
  });
  const press = async (name: string): Promise<void> => {
    (screen.getByRole("button", { name, exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
  };
  await expect.element(screen.getByRole("group", { name: "Section 2", exact: true })).toBeVisible();
  await press("Move down: Question 1.1");
  await expect.poll(() => document.activeElement?.closest("[role=group]")?.ariaLabel).toBe("Question 1.2");
  await press("Remove: Question 1.2");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("Question 1.1");
  await press("Remove: Question 1.1");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("Section 1");
  await press("Remove: Section 1");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("Section 1");
});

test("A retired form says so, stays retired when it is published, and is restored from the page", async () => {
  let form: QualityForm = { ...stored, status: "retired", publishedVersion: 1, version: 3 };
  const { screen } = await renderScreen({
    Screen: () => <FormEditor stored={form} />,
    areas: ["quality", "list"],
    permissions: ["quality:forms:view", "quality:forms:edit"],
    answers: {
      publishQualityForm: () => {
        form = { ...form, publishedVersion: 2, hasChanges: false, version: 4 };
        return { form };
      },
      restoreQualityForm: () => {
        form = { ...form, status: "published", version: 5 };
        return { success: true };
      },
      readQualityForm: () => ({ form }),
    },
  });
  await expect.element(screen.getByText(/^This form is retired/)).toBeVisible();
  await screen.getByRole("button", { name: "Publish" }).click();
  await expect.element(screen.getByText("Version 2 of “Calls” is published. The form stays retired.")).toBeVisible();
  await screen.getByRole("button", { name: "Restore" }).click();
  await expect.element(screen.getByText("Published", { exact: true })).toBeVisible();
  expect(screen.getByText(/^This form is retired/).query()).toBeNull();
});
