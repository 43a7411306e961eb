import "@evolve/widgets/tokens.css";
import { toggledFeatures } from "@evolve/contracts/authorization";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { LauncherPopover } from "./launcher-popover.tsx";

vi.mock("./attendant.ts", () => ({ isAttendantUser: () => Promise.resolve(false) }));

const show = async (lacksToggles: boolean) => {
  let isDown = true;
  const call = vi.fn((contract: { readonly name: string }) =>
    isDown ? Promise.reject(new Error(`${contract.name} is down`)) : Promise.resolve({ toggledFeatures: [] }),
  );
  const anchor = createRef<HTMLButtonElement>();
  const { view } = await inShell(
    <>
      <button ref={anchor}>Apps</button>
      <LauncherPopover anchor={anchor} onClose={vi.fn()} onStudio={vi.fn()} />
    </>,
    {
      areas: ["launcher"],
      shell: { licences: new Set(["ACD"]), client: { call } as never },
      runtime: { lacksToggles },
    },
  );
  await render(view);
  return {
    asked: () => call.mock.calls.filter(([{ name }]) => name === toggledFeatures.name).length,
    recover: () => {
      isDown = false;
    },
  };
};
const app = page.getByRole("button", { name: "Supervisor" });
const failure = page.getByText("We couldn’t load all of your apps.");

it("toggles that could not be loaded are requested again; a failure is shown, and can be tried again [PERM-027]", async () => {
  const { asked, recover } = await show(true);
  await expect.element(failure).toBeVisible();
  await expect.element(app).toBeVisible();
  expect(asked()).toBe(1);
  recover();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => failure.query()).toBeNull();
  expect(asked()).toBe(2);
});

it("somebody without any toggle is not taken for one whose toggles could not be loaded", async () => {
  const { asked } = await show(false);
  await expect.element(app).toBeVisible();
  expect(asked()).toBe(0);
  expect(failure.query()).toBeNull();
});
