import type { QualityForm } from "@evolve/contracts/quality-forms";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
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
