import "./tokens.css";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "./labels.tsx";
import { lazyPart } from "./lazy-part.tsx";

const labels = {
  common: { close: "Close", dismiss: "Dismiss", clear: "Clear" },
  lazyPart: { failed: "It did not come", retry: "Retry", newVersion: "A new version", reload: "Reload" },
};

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const gone = Object.assign(new Error("404"), { name: "MissingPartError" });

/** Shows a part beside something that has to stay. */
const show = (load: () => Promise<typeof Greeting>) => {
  const Part = lazyPart(load);
  const Page = ({ isOpen = true }: { isOpen?: boolean }) => (
    <WidgetLabelsProvider labels={labels}>
      <h1>The page</h1>
      <Suspense>{isOpen && <Part name="Ann" />}</Suspense>
    </WidgetLabelsProvider>
  );
  return { Part, Page };
};

it("a part that fails says so beside the page, and comes when it is tried again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(Greeting);
  const { Page } = show(load);
  await render(<Page />);
  await expect.element(page.getByRole("alert").getByText("It did not come")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The page" })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByText("Hello Ann")).toBeVisible();
  expect(page.getByRole("alert").query()).toBeNull();
});

it("a part that failed and was closed is asked for again when it is opened", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(Greeting);
  const { Page } = show(load);
  const shown = await render(<Page />);
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(page.getByRole("alert").query()).toBeNull();
  await shown.rerender(<Page isOpen={false} />);
  await shown.rerender(<Page />);
  await expect.element(page.getByText("Hello Ann")).toBeVisible();
});

it("what was fetched ahead and failed is asked for again by who opens it", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(Greeting);
  const { Part, Page } = show(load);
  await Part.settled();
  await Part.settled();
  await render(<Page />);
  await expect.element(page.getByText("Hello Ann")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it("a part that has gone from the server offers the new version instead of another try", async () => {
  const { Page } = show(() => Promise.reject(gone));
  await render(<Page />);
  await expect.element(page.getByRole("status").getByText("A new version")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reload" })).toBeVisible();
  expect(page.getByRole("button", { name: "Retry" }).query()).toBeNull();
});

it("several parts that have gone from the server say once that there is a new version, and again after it was dismissed", async () => {
  const parts = [1, 2, 3].map(() => lazyPart<typeof Greeting>(() => Promise.reject(gone)));
  const Page = ({ count }: { count: number }) => (
    <WidgetLabelsProvider labels={labels}>
      {parts.slice(0, count).map((Part, index) => (
        <Suspense key={index}>
          <Part name="Ann" />
        </Suspense>
      ))}
    </WidgetLabelsProvider>
  );
  const shown = await render(<Page count={2} />);
  const told = page.getByRole("status").filter({ hasText: "A new version" });
  await expect.element(told).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(told.elements()).toHaveLength(0);
  await shown.rerender(<Page count={3} />);
  await expect.element(told).toBeVisible();
});

it("a part that breaks while it is shown takes nothing else with it", async () => {
  const Broken = (): never => {
    throw new Error("broken");
  };
  const { Page } = show(() => Promise.resolve(Broken as unknown as typeof Greeting));
  await render(<Page />);
  await expect.element(page.getByRole("alert").getByText("It did not come")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The page" })).toBeVisible();
});
