import "../tokens.css";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "../labels.tsx";
import { WidgetLocale } from "../locale.tsx";
import { Timeline } from "../timeline.tsx";
import type { TimelineBar, TimelineChange, TimelineLabels, TimelineProps, TimelineZoom } from "../timeline.tsx";

const hour = 3_600_000;
const midnight = Date.parse("2026-11-18T23:00:00Z");
const zone = "Europe/Stockholm";
const at = (hours: number) => midnight + hours * hour;
const bar = (id: string, rowId: string, start: number, end: number): TimelineBar => ({
  id,
  rowId,
  start: at(start),
  end: at(end),
  label: id,
  tone: "blue",
});

const plain = [
  "zoom",
  "zoomIn",
  "zoomOut",
  "showTable",
  "showChart",
  "time",
  "rows",
  "now",
  "earlier",
  "later",
  "startEarlier",
  "startLater",
  "endEarlier",
] as const;
const others = ["endLater", "open", "locked", "failed", "loading", "retry", "noRows"] as const;
/** Every word is its own name. */
const labels = {
  ...(Object.fromEntries([...plain, ...others].map((name) => [name, name])) as Record<
    (typeof plain)[number] | (typeof others)[number],
    string
  >),
  expand: (row: string) => `expand ${row}`,
  collapse: (row: string) => `collapse ${row}`,
  bar: (label: string, time: string) => `${label} ${time}`,
  count: String,
  menu: (name: string) => `menu ${name}`,
  moved: (name: string) => `moved ${name}`,
} satisfies TimelineLabels;
const rows = [
  {
    id: "team",
    name: "Team",
    children: [
      { id: "ann", name: "Ann" },
      { id: "bo", name: "Bo" },
    ],
  },
  { id: "cleo", name: "Cleo" },
];
const bars = [
  bar("early", "ann", 7, 9),
  bar("late", "ann", 12, 16),
  bar("day", "bo", 8, 17),
  bar("overlap", "bo", 10, 11),
];

const Shown = ({ onBarChange, ...given }: Partial<TimelineProps>) => {
  const [zoom, setZoom] = useState<TimelineZoom>(60);
  const [moved, setMoved] = useState<readonly TimelineBar[]>(given.bars ?? bars);
  const change = async (next: TimelineChange) => {
    await onBarChange?.(next);
    setMoved((before) => before.map((one) => (one.id === next.barId ? { ...one, ...next, id: one.id } : one)));
  };
  return (
    <WidgetLabelsProvider labels={{ timeline: labels }}>
      <div style={{ display: "flex", width: 1000, height: 420 }}>
        <Timeline
          label="Schedule"
          rows={rows}
          from={midnight}
          to={at(24)}
          zone={zone}
          zoom={zoom}
          onZoomChange={setZoom}
          {...given}
          bars={moved}
          {...(onBarChange && { onBarChange: change })}
        />
      </div>
    </WidgetLabelsProvider>
  );
};

const cell = (name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name} `) });
const box = (name: string) => cell(name).element().getBoundingClientRect();
const focused = () => document.activeElement?.getAttribute("data-bar") ?? document.activeElement?.textContent;

it("bars stand at their times by the zone's clock; those that overlap stand below each other in a higher row", async () => {
  await render(<Shown />);
  await expect.element(cell("day")).toBeVisible();
  // 60 pixels an hour.
  expect(box("early").width).toBeCloseTo(120, 0);
  expect(box("late").left - box("early").left).toBeCloseTo(300, 0);
  expect(box("overlap").top).toBeGreaterThan(box("day").bottom - 1);
  const height = (name: string) => page.getByRole("rowheader", { name }).element().getBoundingClientRect().height;
  expect(height("Bo 2")).toBeGreaterThan(height("Ann 2"));
  const eight = page
    .getByText(/^8\sAM$/)
    .element()
    .getBoundingClientRect();
  expect(eight.left).toBeCloseTo(box("day").left, 0);
});

it("times are on the clock of the language, on the axis as in the bars", async () => {
  const { rerender } = await render(<Shown />);
  await expect.element(page.getByText(/^1\sPM$/)).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /^late .*12:00 – 4:00\sPM/ })).toBeVisible();
  await rerender(
    <WidgetLocale locale="ru">
      <Shown />
    </WidgetLocale>,
  );
  await expect.element(page.getByText("13:00", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /^late .*12:00[–-]16:00/ })).toBeVisible();
});

it("a bar's label ends where its first part begins, and gives way to parts that leave no room for it", async () => {
  const part = (start: number) => ({
    id: "rest",
    start: at(start),
    end: at(start + 0.5),
    label: "rest",
    tone: "amber" as const,
  });
  const wide = { ...bar("roomy shift with a very long label", "ann", 8, 16), parts: [part(10)] };
  const narrow = { ...bar("tight", "bo", 8, 16), parts: [part(8.5)] };
  await render(<Shown bars={[wide, narrow]} />);
  const label = page.getByText("roomy shift with a very long label", { exact: true });
  await expect.element(label).toBeVisible();
  const rest = cell("roomy shift with a very long label").element().querySelector(".ev-tl-part");
  expect(label.element().getBoundingClientRect().right).toBeLessThanOrEqual(rest?.getBoundingClientRect().left ?? 0);
  await expect.element(cell("tight")).toBeVisible();
  expect(page.getByText("tight", { exact: true }).query()).toBeNull();
});

it("the first bar is seen once the bars have come, and the same hours on another day", async () => {
  const twoDays = (from: number, given: readonly TimelineBar[]) => (
    <WidgetLabelsProvider labels={{ timeline: labels }}>
      <div style={{ display: "flex", width: 1000, height: 420 }}>
        <Timeline
          label="Schedule"
          rows={rows}
          from={from}
          to={from + 48 * hour}
          zone={zone}
          zoom={60}
          onZoomChange={() => undefined}
          bars={given}
        />
      </div>
    </WidgetLabelsProvider>
  );
  const { rerender } = await render(twoDays(midnight, []));
  await rerender(twoDays(midnight, [bar("today", "ann", 8, 16)]));
  await expect.element(cell("today")).toBeInViewport();
  const { left } = box("today");
  await rerender(twoDays(at(24), [bar("tomorrow", "ann", 32, 40)]));
  await expect.element(cell("tomorrow")).toBeInViewport();
  expect(box("tomorrow").left).toBeCloseTo(left, 0);
});

it("arrow keys go from bar to bar and to the nearest in time of the next row; a section closes and opens", async () => {
  await render(<Shown />);
  await cell("early").click();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("late");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("day");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("overlap");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("early");
  await userEvent.keyboard("{Home}{ArrowUp}{ArrowLeft}");
  await expect.element(page.getByRole("row", { name: /^expand Team/ })).toHaveAttribute("aria-expanded", "false");
  await vi.waitFor(() => expect(cell("early").query()).toBeNull());
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(cell("early")).toBeVisible();
  expect(document.querySelectorAll('[role=treegrid] [tabindex="0"]')).toHaveLength(1);
});

it("a bar is moved and resized with the keyboard, by the same steps as from its menu, and that is said", async () => {
  const onBarChange = vi.fn();
  await render(<Shown onBarChange={onBarChange} />);
  await cell("late").click();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  await vi.waitFor(() =>
    expect(onBarChange).toHaveBeenLastCalledWith({ barId: "late", rowId: "ann", start: at(12.25), end: at(16.25) }),
  );
  await expect.element(page.getByText(/^moved late/)).toBeInTheDocument();
  expect(focused()).toBe("late");
  await userEvent.keyboard("{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}");
  await vi.waitFor(() =>
    expect(onBarChange).toHaveBeenLastCalledWith({ barId: "late", rowId: "ann", start: at(12.25), end: at(16) }),
  );
  await userEvent.keyboard(" ");
  await page.getByRole("menuitem", { name: "startEarlier" }).click();
  await vi.waitFor(() =>
    expect(onBarChange).toHaveBeenLastCalledWith({ barId: "late", rowId: "ann", start: at(12), end: at(16) }),
  );
});

it("a bar is moved to the next row of people with the keyboard, past the headings between them", async () => {
  const onBarChange = vi.fn();
  const teams = [
    { id: "north", name: "North", children: [{ id: "ann", name: "Ann" }] },
    { id: "south", name: "South", children: [{ id: "bo", name: "Bo" }] },
  ];
  await render(<Shown rows={teams} canChangeRow={() => true} onBarChange={onBarChange} />);
  await cell("late").click();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  const change = { barId: "late", start: at(12), end: at(16) };
  await vi.waitFor(() => expect(onBarChange).toHaveBeenLastCalledWith({ ...change, rowId: "bo" }));
  await expect.element(page.getByText(/^moved late/)).toBeInTheDocument();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await vi.waitFor(() => expect(onBarChange).toHaveBeenLastCalledWith({ ...change, rowId: "ann" }));
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(onBarChange).toHaveBeenCalledTimes(2);
});

const drag = async (name: string, from: "middle" | "end", by: { x: number; y?: number }, drop = true) => {
  const { left, right, top, height, width } = box(name);
  const x = from === "end" ? right - 3 : left + width / 2;
  const y = top + height / 2;
  const fire = (target: EventTarget, type: string, clientX: number, clientY: number) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, button: 0, pointerType: "mouse" }));
  fire(cell(name).element(), "pointerdown", x, y);
  fire(document, "pointermove", x + by.x / 2, y + (by.y ?? 0) / 2);
  fire(document, "pointermove", x + by.x, y + (by.y ?? 0));
  if (!drop) await userEvent.keyboard("{Escape}");
  fire(document, "pointerup", x + by.x, y + (by.y ?? 0));
};

it("a bar is dragged by its middle and resized by its end, to steps of 15 minutes; Escape lets go of it", async () => {
  const onBarChange = vi.fn();
  await render(<Shown onBarChange={onBarChange} />);
  await drag("early", "middle", { x: 64 });
  expect(onBarChange).toHaveBeenLastCalledWith({ barId: "early", rowId: "ann", start: at(8), end: at(10) });
  await vi.waitFor(() => expect(box("early").left - box("day").left).toBeCloseTo(0, 0));
  await drag("early", "end", { x: -29 });
  expect(onBarChange).toHaveBeenLastCalledWith({ barId: "early", rowId: "ann", start: at(8), end: at(9.5) });
  onBarChange.mockClear();
  await drag("early", "middle", { x: 90 }, false);
  expect(onBarChange).not.toHaveBeenCalled();
});

it("a bar goes to another row only where the screen lets it", async () => {
  const onBarChange = vi.fn();
  await render(<Shown onBarChange={onBarChange} canChangeRow={(_, rowId) => rowId === "bo"} />);
  await drag("early", "middle", { x: 0, y: -45 });
  expect(onBarChange).not.toHaveBeenCalled();
  await drag("early", "middle", { x: 0, y: 50 });
  expect(onBarChange).toHaveBeenLastCalledWith({ barId: "early", rowId: "bo", start: at(7), end: at(9) });
});

it("a change that is refused is said, and the bar stays; a locked bar does not move", async () => {
  const onBarChange = vi.fn(() => Promise.reject(new Error("refused")));
  await render(
    <Shown
      onBarChange={onBarChange}
      bars={[bar("early", "ann", 7, 9), { ...bar("fixed", "bo", 7, 9), isLocked: true }]}
    />,
  );
  await drag("early", "middle", { x: 60 });
  await expect.element(page.getByRole("alert")).toHaveTextContent("failed");
  expect(box("early").left).toBeCloseTo(box("fixed").left, 0);
  onBarChange.mockClear();
  await drag("fixed", "middle", { x: 60 });
  expect(onBarChange).not.toHaveBeenCalled();
});

it("another zoom keeps the time in the middle, and of many rows and bars those in sight are drawn", async () => {
  const people = Array.from({ length: 500 }, (_, row) => ({ id: `r${row}`, name: `Row ${row}` }));
  const many = people.flatMap(({ id }) =>
    Array.from({ length: 10 }, (_, n) => bar(`${id}-${n}`, id, n * 2, n * 2 + 1)),
  );
  await render(<Shown rows={people} bars={many} />);
  await expect.element(cell("r0-0")).toBeVisible();
  expect(page.getByRole("gridcell").elements().length).toBeLessThan(300);
  const scroller = document.querySelector(".ev-tl-scroller") ?? document.body;
  scroller.scrollTo({ left: 400, top: 9_000 });
  await expect.element(cell("r210-5")).toBeInTheDocument();
  const middle = () => (scroller.scrollLeft + (scroller.clientWidth - 220) / 2) / (scroller.scrollWidth - 220);
  const before = middle();
  await page.getByRole("button", { name: "zoomIn" }).click();
  await vi.waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(2_500));
  expect(middle()).toBeCloseTo(before, 1);
});

it("the lines above the rows are read as a table, with a row for each change", async () => {
  const series = [
    {
      id: "need",
      label: "Required",
      tone: "blue" as const,
      points: [at(0), at(8), at(9)].map((time, index) => ({ at: time, value: [0, 12, 12][index] ?? 0 })),
    },
    {
      id: "have",
      label: "Scheduled",
      tone: "green" as const,
      points: [
        { at: at(8), value: 10 },
        { at: at(17), value: 1234 },
      ],
    },
  ];
  await render(<Shown series={series} seriesDescription="Coverage" />);
  await expect.element(page.getByRole("img", { name: /^Coverage/ })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "showTable" }));
  const table = page.getByRole("region", { name: "Coverage" });
  await expect.element(table).toBeVisible();
  const texts = table
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts[0]).toEqual(["time", "Required", "Scheduled"]);
  expect(texts.slice(1).map(([, ...values]) => values)).toEqual([
    ["0", ""],
    ["12", "10"],
    ["12", "1,234"],
  ]);
  expect(texts[2]?.[0]).toMatch(/8:00\sAM$/);
  await userEvent.click(page.getByRole("button", { name: "showChart" }));
  await expect.element(table).not.toBeInTheDocument();
});

it("a dragged bar is told while it is dragged, as what it would become, and no more once it is let go", async () => {
  const told: (number | null)[] = [];
  const onBarDrag: TimelineProps["onBarDrag"] = (change) => told.push(change && (change.start - midnight) / hour);
  await render(<Shown onBarChange={() => undefined} onBarDrag={onBarDrag} />);
  await expect.element(cell("early")).toBeVisible();
  await drag("early", "middle", { x: 60 });
  expect(told).toEqual([7.5, 8, null]);
});

it("where people are short of a line is marked, and a series may be in the table alone, as shares", async () => {
  const series = [
    { id: "need", label: "Required", tone: "neutral" as const, points: [2, 2, null].map(pointAt) },
    { id: "have", label: "Scheduled", tone: "blue" as const, points: [1, 3, 3].map(pointAt) },
    {
      id: "level",
      label: "Level",
      tone: "neutral" as const,
      isInTableOnly: true,
      isPercent: true,
      points: [0.7, null, null].map(pointAt),
    },
  ];
  const seriesGap = { required: "need", actual: "have" };
  await render(<Shown series={series} seriesGap={seriesGap} seriesDescription="Coverage" />);
  const picture = page.getByRole("img", { name: "Coverage, Required, Scheduled", exact: true });
  await expect.element(picture).toBeVisible();
  const marked = (gap: string) =>
    (picture.element().querySelector(`[data-gap="${gap}"]`)?.getAttribute("d") ?? "").match(/M/g)?.length;
  expect([marked("short"), marked("over")]).toEqual([1, 1]);
  await userEvent.click(page.getByRole("button", { name: "showTable" }));
  const rowsShown = page.getByRole("region", { name: "Coverage" }).getByRole("row").elements();
  expect(rowsShown.slice(1).map((row) => [...row.children].slice(1).map((one) => one.textContent))).toEqual([
    ["2", "1", "70%"],
    ["2", "3", ""],
    ["", "3", ""],
  ]);
});

const pointAt = (value: number | null, index: number) => ({ at: at(8 + index), value });

it("a bar's menu and that of a row have what the screen adds, and the keys of both are the screen's first", async () => {
  const pressed: string[] = [];
  const menuItems: TimelineProps["menuItems"] = ({ rowId, bar: on }) => [
    { id: "own", label: `own ${rowId} ${on?.id ?? "row"}` },
  ];
  const onKey: TimelineProps["onKey"] = ({ key }, { rowId, bar: on }) => {
    if (key === "c") pressed.push(`${rowId} ${on?.id ?? "row"}`);
    return key === "c";
  };
  await render(<Shown menuItems={menuItems} onKey={onKey} />);
  const name = page.getByRole("rowheader", { name: /^Cleo/ });
  await expect.element(name).toBeVisible();
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard("c ");
  await expect.element(page.getByRole("menuitem", { name: "own cleo row" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(cell("early"), { button: "right" });
  await expect.element(page.getByRole("menuitem", { name: "own ann early" })).toBeVisible();
  expect(pressed).toEqual(["cleo row"]);
});

it("while parts are painted, a drag over a bar marks a part of it and moves nothing", async () => {
  const painted: number[][] = [];
  const moved = vi.fn();
  const onBarPaint: TimelineProps["onBarPaint"] = ({ start, end }) =>
    painted.push([start, end].map((time) => (time - midnight) / hour));
  await render(<Shown onBarChange={moved} onBarPaint={onBarPaint} />);
  await expect.element(cell("early")).toBeVisible();
  await drag("early", "middle", { x: 30 });
  await drag("early", "middle", { x: 300 });
  expect(painted).toEqual([
    [8, 8.5],
    [8, 9],
  ]);
  expect(moved).not.toHaveBeenCalled();
});

it("a line stands at the current time, with the time above it, while that is in the period", async () => {
  const now = at(10.5);
  const { rerender } = await render(<Shown now={now} />);
  await expect.element(cell("day")).toBeVisible();
  const line = () => document.querySelector(".ev-tl-now");
  // The bar begins at 8; 60 pixels an hour.
  expect((line()?.getBoundingClientRect().left ?? 0) - box("day").left).toBeCloseTo(150, 0);
  await expect.element(page.getByText("10:30", { exact: false }).first()).toBeVisible();
  await rerender(<Shown now={at(11.5)} />);
  expect((line()?.getBoundingClientRect().left ?? 0) - box("day").left).toBeCloseTo(210, 0);
  await rerender(<Shown now={at(30)} />);
  expect(line()).toBeNull();
});

it("of many rows of different heights those in sight are drawn, each below the one before, and scrolling moves them by as much", async () => {
  const many = Array.from({ length: 400 }, (_, index) => ({ id: `r${index}`, name: `Row ${index}` }));
  // Every third row is two lanes high.
  const inLanes = many.flatMap(({ id }, index) => [
    bar(`a${index}`, id, 8, 16),
    ...(index % 3 === 0 ? [bar(`b${index}`, id, 10, 11)] : []),
  ]);
  await render(<Shown rows={many} bars={inLanes} />);
  await expect.element(cell("a0")).toBeVisible();
  const scroller = document.querySelector(".ev-tl-scroller");
  if (!scroller) throw new Error("no timeline");
  const place = (index: number) => document.querySelector(`[aria-rowindex="${index + 2}"]`)?.getBoundingClientRect();
  scroller.scrollTo({ top: scroller.scrollHeight / 2 });
  await vi.waitFor(() => expect(place(200)).toBeDefined());
  const drawn = many.map((_, index) => index).filter((index) => index > 0 && place(index));
  expect(drawn.length).toBeLessThan(40);
  const heights = drawn.map((index) => place(index)?.height ?? 0);
  expect(new Set(heights.map(Math.round)).size).toBe(2);
  for (const index of drawn.slice(1)) expect(place(index)?.top).toBeCloseTo(place(index - 1)?.bottom ?? 0, 0);
  const { top, bottom } = scroller.getBoundingClientRect();
  expect(place(drawn[0] ?? 0)?.top).toBeLessThan(top);
  expect(place(drawn.at(-1) ?? 0)?.bottom).toBeGreaterThan(bottom);
  const before = place(200)?.top ?? 0;
  scroller.scrollBy({ top: 100 });
  await vi.waitFor(() => expect(place(200)?.top).toBeCloseTo(before - 100, 0));
});
