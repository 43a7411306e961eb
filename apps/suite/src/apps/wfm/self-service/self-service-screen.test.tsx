import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { SelfServiceScreen } from "./self-service-screen.tsx";

const places = {
  helpUrl: "https://help.example.test/",
  downloadsUrl: "https://downloads.example.test/",
  supportPhone: "+49 (30) 12 34-56",
};

const show = (settings: () => object) =>
  renderScreen({
    Screen: SelfServiceScreen,
    areas: ["selfService"],
    permissions: ["selfService:support:view"],
    answers: { shellSettings: settings },
  });

test("Self service leads to help and downloads in tabs of their own, and to support by phone", async () => {
  const { screen } = await show(() => places);
  for (const [name, address] of [
    ["Open online help", places.helpUrl],
    ["Open software downloads", places.downloadsUrl],
  ] as const) {
    const link = screen.getByRole("link", { name });
    await expect.element(link).toHaveAttribute("href", address);
    await expect.element(link).toHaveAttribute("target", "_blank");
  }
  const phone = screen.getByRole("link", { name: places.supportPhone });
  await expect.element(phone).toHaveAttribute("href", "tel:+4930123456");
  await expect.element(phone).not.toHaveAttribute("target");
});

test("What the installation does not have is left out, and without anything the screen says so", async () => {
  const { screen } = await show(() => ({ ...places, downloadsUrl: "", supportPhone: "" }));
  await expect.element(screen.getByRole("link", { name: "Open online help" })).toBeVisible();
  expect(screen.getByRole("link").elements()).toHaveLength(1);
  const { screen: empty } = await show(() => ({ helpUrl: "", downloadsUrl: "", supportPhone: "" }));
  await expect.element(empty.getByText("Nothing here yet")).toBeVisible();
});

test("Where the places cannot be read, they are asked for again on request", async () => {
  let isDown = true;
  const { screen } = await show(() => {
    if (isDown) throw new Error("down");
    return places;
  });
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  isDown = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("link", { name: "Open online help" })).toBeVisible();
});
