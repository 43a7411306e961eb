import { Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useWidgetLabels, type WidgetLabels, WidgetLabelsProvider } from "./labels.tsx";
import { lazyValue } from "./lazy-value.ts";

const Dismiss = () => <button type="button">{useWidgetLabels("common").dismiss}</button>;
const Clear = () => <button type="button">{useWidgetLabels("searchField").clear}</button>;

const labels: Partial<WidgetLabels> = { common: { close: "Close", dismiss: "Dismiss", clear: "Clear" } };

test("a widget whose code came before its labels waits for them, and nothing else does", async () => {
  const { promise, resolve } = Promise.withResolvers<Partial<WidgetLabels>>();
  const later = lazyValue(() => promise);
  await render(
    <WidgetLabelsProvider labels={labels} later={later}>
      <Dismiss />
      <Suspense fallback={<p>Waiting</p>}>
        <Clear />
      </Suspense>
    </WidgetLabelsProvider>,
  );
  await expect.element(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await expect.element(page.getByText("Waiting")).toBeVisible();
  resolve({ searchField: { clear: "Clear the search" } });
  await expect.element(page.getByRole("button", { name: "Clear the search" })).toBeVisible();
});
