import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { BroadcastScreen } from "./broadcast-screen.tsx";

const show = (broadcastMessage: () => unknown) =>
  renderScreen({
    Screen: BroadcastScreen,
    areas: ["broadcast", "notifications"],
    permissions: ["notification:broadcast"],
    answers: { broadcastMessage },
  });

test("A message is shown as everybody will see it, and sent for as long as was chosen", async () => {
  const { screen, inputsOf } = await show(() => ({ broadcastUuid: "0199a1b2-0000-7000-8000-000000000001" }));
  const preview = screen.getByRole("region", { name: "Preview" });
  await expect.element(preview.getByText("What you type appears here.")).toBeVisible();
  await screen.getByRole("textbox", { name: "Text" }).fill("Fire drill at noon");
  await expect.element(preview.getByText("Message to everyone")).toBeVisible();
  await expect.element(preview.getByText("Fire drill at noon")).toBeVisible();
  await screen.getByRole("button", { name: /Shown for/ }).click();
  await screen.getByRole("option", { name: "1 hour" }).click();
  await screen.getByRole("button", { name: "Send to everyone" }).click();
  await expect.element(screen.getByText("Everyone sees the message now. Shown for: 1 hour.")).toBeVisible();
  expect(inputsOf("broadcastMessage")).toEqual([{ body: { message: "Fire drill at noon", duration: 3_600_000 } }]);
  await expect.element(screen.getByRole("textbox", { name: "Text" })).toHaveValue("");
});

test("A message of blanks is not sent; one that is refused stays, with the reason", async () => {
  const { screen, inputsOf } = await show(() => {
    throw new CallError({ code: "FORBIDDEN", status: 403, fields: {} });
  });
  const text = screen.getByRole("textbox", { name: "Text" });
  await text.fill("   ");
  await screen.getByRole("button", { name: "Send to everyone" }).click();
  await expect.element(screen.getByText("This field is required.").first()).toBeVisible();
  expect(inputsOf("broadcastMessage")).toEqual([]);
  await text.fill("Fire drill");
  await screen.getByRole("button", { name: "Send to everyone" }).click();
  await expect.element(screen.getByRole("alert").first()).toBeVisible();
  await expect.element(text).toHaveValue("Fire drill");
});
