import { tokensOf } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { idOf } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const manager = "manager@acme.test";

/** The promise: what contacts are evaluated with is made, tried out and published by those who use it. */
test("a form is made from nothing: what it lacks is listed before it is published", async ({ page, signedIn }) => {
  const name = `Callback ${Date.now()}`;
  await signedIn(manager);
  await shellOf(page).open("/qm/#/forms", "Forms");
  await page.getByRole("button", { name: "New form" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Add a section.")).toBeVisible();
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Opening");
  await expect(page.getByText("The question needs a text.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Question" }).fill("Greets by name");
  await expectNoAxeFaults(page, "the form editor");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(`“${name}” is published, version 1.`)).toBeVisible();
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.getByRole("radio", { name: "Yes" }).check();
  await expect(page.getByText("100%").first()).toBeVisible();
});

/** The promise: an evaluation is answered by keyboard alone, and an agent's objection is heard. */
test("a contact is evaluated by keyboard, its agent disputes the score, and corrected answers give a new one", async ({
  page,
  signedIn,
  somebody,
}) => {
  const agent = await somebody("Agent");
  const agentId = await idOf(page, agent);
  const headers = { authorization: `Bearer ${(await tokensOf(page.context(), manager)).accessToken}` };
  const send = async (method: "POST" | "PUT", path: string, data: object) => {
    const answer = await page.request.fetch(`/quality/v1/${path}`, { method, headers, data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { form: { id: string; version: number }; evaluation: { id: string } };
  };
  const name = `By keyboard ${Date.now()}`;
  const { form } = await send("POST", "forms", { name, description: "" });
  const question = { help: "", weight: 1, answer: { kind: "yesNo" }, allowsNotApplicable: false, critical: "none" };
  const questions = ["Greets", "Solves"].map((text) => ({
    ...question,
    id: crypto.randomUUID(),
    text,
    comment: "optional",
  }));
  const content = { sections: [{ id: crypto.randomUUID(), title: "All", weight: 1, questions }] };
  const edited = await send("PUT", `forms/${form.id}`, { name, description: "", content, version: form.version });
  await send("POST", `forms/${form.id}/publish`, { version: edited.form.version });
  const contact = {
    reference: "E2E-1",
    channel: "voice",
    contactAt: new Date().toISOString(),
    seconds: 60,
    link: null,
  };
  const { evaluation } = await send("POST", "evaluations", { formId: form.id, agentId, ...contact });

  await signedIn(manager);
  await page.goto(`/qm/#/evaluations/${evaluation.id}`);
  await page.getByRole("radio", { name: "Yes" }).first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("group", { name: /Solves/ }).getByRole("radio", { name: "No" })).toBeChecked();
  await expect(page.getByText("All questions are answered.")).toBeVisible();
  await expect(page.getByText("All saved")).toBeVisible();
  await expectNoAxeFaults(page, "an evaluation");
  await page.getByRole("button", { name: "Submit" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("can now read the evaluation")).toBeVisible();

  await signedIn(agent);
  await shellOf(page).open("/my-space/#/evaluations", "Evaluations");
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Dispute" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("I did solve it");
  await dialog.getByRole("button", { name: "Dispute" }).click();
  await expect(page.getByText("Your dispute was sent.")).toBeVisible();

  await signedIn(manager);
  await page.goto(`/qm/#/evaluations/${evaluation.id}`);
  await page.getByRole("textbox", { name: "Reason for your decision" }).fill("Right, at the end");
  await page.getByRole("button", { name: "Correct answers" }).click();
  await page
    .getByRole("group", { name: /Solves/ })
    .getByRole("radio", { name: "Yes" })
    .check();
  await page.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByText("Score before the correction: 50%")).toBeVisible();
});
