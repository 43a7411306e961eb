import "./tokens.css";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TileArranger } from "./tile-arranger.tsx";

const names = ["One", "Two", "Three"];

const Arranged = () => {
  const [order, setOrder] = useState(names);
  const [sizes, setSizes] = useState<Record<string, { width: number; height: number }>>({});
  return (
    <TileArranger
      label="Tiles"
      onArrange={setOrder}
      onResize={(id, size) => setSizes({ ...sizes, [id]: size })}
      handleLabel={(name) => `Move ${name}`}
      tiles={order.map((name) => ({
        id: name,
        name,
        width: 1,
        height: name === "Three" ? 2 : 1,
        ...sizes[name],
        content: <p>{name}</p>,
      }))}
    />
  );
};
const order = () =>
  page
    .getByRole("row")
    .elements()
    .map((row) => row.querySelector("p")?.textContent);

it("a tile is dragged onto another's place", async () => {
  await render(<Arranged />);
  await userEvent.dragAndDrop(page.getByRole("row", { name: "One" }), page.getByRole("row", { name: "Three" }));
  await expect.poll(order).toEqual(["Two", "Three", "One"]);
});

it("a tile is moved by keyboard from its handle, and what happens is said", async () => {
  await render(<Arranged />);
  page.getByRole("button", { name: "Move One" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.querySelector("[data-live-announcer]")?.textContent).toMatch(/Started dragging/);
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toMatch(/Two|Three/);
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard("{Enter}");
  await expect.poll(order).not.toEqual(names);
  expect(order().toSorted()).toEqual(names.toSorted());
});

it("a tile's corner is pulled to another size by the pointer, in whole columns and rows", async () => {
  await page.viewport(1280, 900);
  await render(<Arranged />);
  const tile = page.getByRole("row", { name: "Two" }).element();
  const small = tile.getBoundingClientRect();
  const corner = tile.querySelector(".ev-tile-resizer");
  const third = page.getByRole("row", { name: "Three" }).element();
  if (corner === null) throw new Error("a tile without a corner");
  // To the end of the third, which is two rows high and gives way.
  const targetPosition = { x: third.clientWidth - 20, y: third.clientHeight - 20 };
  await userEvent.dragAndDrop(corner, third, { targetPosition });
  await expect.poll(() => Math.round(tile.getBoundingClientRect().width)).toBe(Math.round(small.width * 2 + 16));
  expect(Math.round(tile.getBoundingClientRect().height)).toBe(Math.round(small.height * 2 + 16));
  expect(order()).toEqual(names);
});
