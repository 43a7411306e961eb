import "@evolve/widgets/tokens.css";
import { type KeyboardEvent, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { CommandHost } from "../commands/command-host.tsx";
import { closeSurface } from "../commands/registry.ts";
import { useScreenKeys } from "../commands/use-screen-keys.ts";

const show = async (general: ReadonlyMap<string, unknown> = new Map()) => {
  const undo = vi.fn();
  const widget = vi.fn<(key: string) => void>();
  const Screen = () => {
    const [count, setCount] = useState(0);
    const [isFull, setFull] = useState(false);
    useScreenKeys([
      { id: "next", name: () => "Next finding", keys: "n", canRun: () => !isFull, run: () => setCount(count + 1) },
      { id: "day", name: () => "Next day", keys: "ArrowRight", run: () => setCount(count + 10) },
      { id: "insert", name: () => "Insert a row", keys: "Insert" },
      { id: "undo", name: () => "Undo", keys: "$mod+z", otherKeys: "$mod+y", isFirst: true, run: undo },
    ]);
    return (
      <main>
        <p>Count {count}</p>
        <button onClick={() => setFull(true)} onKeyDown={(event: KeyboardEvent) => widget(event.key)}>
          Full
        </button>
        <input aria-label="Name" />
        <CommandHost sidebar={{ mode: "open", send: vi.fn() }} />
      </main>
    );
  };
  const { view, shell } = await inShell(<Screen />, { areas: ["palette", "list"], runtime: { general } });
  closeSurface();
  await render(view);
  await expect.element(count(0)).toBeVisible();
  return { undo, widget, write: vi.mocked(shell.preferences.write) };
};
const count = (value: number) => page.getByText(`Count ${value}`, { exact: true });
const { keyboard } = userEvent;

it("a screen's keys run with its newest state, and the list of shortcuts has them", async () => {
  await show();
  await keyboard("n");
  await expect.element(count(1)).toBeVisible();
  await keyboard("n{ArrowRight}");
  await expect.element(count(12)).toBeVisible();
  await keyboard("?");
  const names = page.getByRole("dialog").getByRole("term");
  await expect.element(names.first()).toBeVisible();
  expect(names.elements().map((name) => name.textContent)).toEqual(
    expect.arrayContaining(["Next finding", "Next day", "Insert a row", "Undo"]),
  );
});

it("keys that a widget handles itself are listed, and left to it", async () => {
  const { widget } = await show();
  await page.getByRole("button", { name: "Full" }).click();
  let isPrevented: boolean | undefined;
  addEventListener("keydown", (event) => (isPrevented = event.defaultPrevented), { once: true });
  await keyboard("{Insert}");
  expect(widget).toHaveBeenCalledWith("Insert");
  expect(isPrevented).toBe(false);
});

it("they work in the Russian layout", async () => {
  await show();
  dispatchEvent(new KeyboardEvent("keydown", { key: "т", code: "KeyN", bubbles: true, cancelable: true }));
  await expect.element(count(1)).toBeVisible();
});

it("the switch of single keys turns off characters, not arrows or Ctrl [WCAG 2.1.4]", async () => {
  const { undo } = await show(new Map([["singleKeys", "off"]]));
  await keyboard("n{ArrowRight}{Control>}z{/Control}");
  await expect.element(count(10)).toBeVisible();
  expect(undo).toHaveBeenCalledOnce();
});

it("a field keeps characters, arrows and the keys that edit its text", async () => {
  const { undo } = await show();
  await page.getByRole("textbox", { name: "Name" }).click();
  await keyboard("n{ArrowRight}{Control>}z{/Control}");
  await page.getByRole("button", { name: "Full" }).click();
  await expect.element(count(0)).toBeVisible();
  expect(undo).not.toHaveBeenCalled();
});

it("keys that come first are not heard by the widget in focus, on either of their keys", async () => {
  const { undo, widget } = await show();
  await page.getByRole("button", { name: "Full" }).click();
  await keyboard("{Control>}z{/Control}{Control>}y{/Control}x");
  expect(undo).toHaveBeenCalledTimes(2);
  expect(widget.mock.calls.flat()).toEqual(["Control", "Control", "x"]);
});

it("keys with nothing to do are left to the browser", async () => {
  await show();
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "n", code: "KeyN", bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press()).toBe(true);
  await page.getByRole("button", { name: "Full" }).click();
  await expect.poll(press).toBe(false);
});

const palette = page.getByRole("dialog", { name: "Search and commands" });
const openChange = async () => {
  await keyboard("?");
  await page.getByRole("button", { name: "Change the keys of “Search and commands”" }).click();
  await expect.element(page.getByRole("textbox", { name: "New keys" })).toHaveFocus();
};

it("the palette's keys can be changed: the new ones open it, the old ones do not, and the choice is kept [WCAG 2.1.4]", async () => {
  const { write } = await show();
  await openChange();
  await keyboard("{Alt>}j{/Alt}");
  await expect.element(page.getByRole("button", { name: "Change the keys of “Search and commands”" })).toHaveFocus();
  expect(write).toHaveBeenCalledExactlyOnceWith("general", "shortcutKeys", { palette: "Alt+j" });
  await keyboard("{Escape}");
  await expect.poll(() => page.getByRole("dialog").query()).toBeNull();
  await keyboard("{Control>}k{/Control}");
  expect(page.getByRole("dialog").query()).toBeNull();
  await keyboard("{Alt>}j{/Alt}");
  await expect.element(palette).toBeVisible();
});

it("keys that cannot be used say why and change nothing; Escape closes the field alone", async () => {
  const { write } = await show();
  await openChange();
  const field = page.getByRole("textbox", { name: "New keys" });
  for (const [keys, reason] of [
    ["j", /^Press a letter or digit together with/],
    ["{Control>}c{/Control}", /^Ctrl C belongs to the browser/],
    ["{Control>}b{/Control}", /^Ctrl B is already used for “Toggle sidebar”/],
  ] as const) {
    await keyboard(keys);
    await expect.element(field).toHaveAccessibleDescription(reason);
  }
  await keyboard("{Escape}");
  await expect.poll(() => field.query()).toBeNull();
  await expect.element(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

it("a shortcut that was turned off stays in the list, and gets its usual keys back there", async () => {
  const { write } = await show(new Map([["shortcutKeys", { palette: "", nonsense: 5 }]]));
  await keyboard("{Control>}k{/Control}");
  expect(page.getByRole("dialog").query()).toBeNull();
  await openChange();
  expect(page.getByRole("button", { name: "Turn off" }).query()).toBeNull();
  await page.getByRole("button", { name: "Use Ctrl K again" }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith("general", "shortcutKeys", {});
  await keyboard("{Escape}");
  await expect.poll(() => page.getByRole("dialog").query()).toBeNull();
  await keyboard("{Control>}k{/Control}");
  await expect.element(palette).toBeVisible();
});
