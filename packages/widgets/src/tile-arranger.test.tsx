import "./tokens.css";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TileArranger } from "./tile-arranger.tsx";

const names = ["One", "Two", "Three"];

function Arranged() {
  const [order, setOrder] = useState(names);
  return (
    <TileArranger
      label="Tiles"
      onArrange={setOrder}
      handleLabel={(name) => `Move ${name}`}
      tiles={order.map((name) => ({ id: name, name, width: 1, height: 1, content: <p>{name}</p> }))}
    />
  );
}
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
