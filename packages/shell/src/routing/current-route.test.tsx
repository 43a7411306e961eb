import { createMemoryHistory } from "@tanstack/history";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { AppManifest } from "../apps/manifest.ts";
import { createAppRouting } from "./app-routing.ts";
import { CurrentRouteProvider, useAddressSearch, useCurrentRoute } from "./current-route.tsx";
import type { Query } from "./query.ts";
import { useRouteParam } from "./route-params.ts";

const readStatus = ({ status = "" }: Query) => ({ status: status.split(",").filter(Boolean) });
const admin: AppManifest = {
  id: "admin",
  screens: () => Promise.resolve({ screens: {} }),
  routes: [
    { name: "users", path: "/users", areas: [] },
    { name: "user", path: "/users/$userId", areas: [] },
  ],
};

const shown = async (at: string) => {
  const history = createMemoryHistory({ initialEntries: [at] });
  const [places, searches]: [string[], unknown[]] = [[], []];
  const Place = () => {
    const { pattern, pathname } = useCurrentRoute();
    places.push(pathname);
    const userId = useRouteParam("userId");
    return <p>{`${pattern} ${userId}`}</p>;
  };
  const Search = () => {
    const search = useAddressSearch().read(readStatus);
    searches.push(search.status);
    return <p>{JSON.stringify(search)}</p>;
  };
  await render(
    <CurrentRouteProvider routing={createAppRouting(history, [admin])}>
      <Place />
      <Search />
    </CurrentRouteProvider>,
  );
  return { history, places, searches };
};

test("a screen is told its route and what stands in the place of its parameters, also where an address is broken", async () => {
  const { history } = await shown("/admin/users/a%20b");
  await expect.element(page.getByText("/admin/users/$userId a b")).toBeVisible();
  history.push("/admin/users/50%");
  await expect.element(page.getByText("/admin/users/$userId 50%")).toBeVisible();
});

test("a parameter that changes draws neither the menu again nor what the others belong to", async () => {
  const { history, places, searches } = await shown("/admin/users?status=ACTIVE,LOCKED");
  await expect.element(page.getByText('{"status":["ACTIVE","LOCKED"]}')).toBeVisible();
  const drawn = places.length;
  history.replace("/admin/users?status=ACTIVE,LOCKED&q=ann");
  await expect.element(page.getByText('{"status":["ACTIVE","LOCKED"],"q":"ann"}')).toBeVisible();
  expect(places).toHaveLength(drawn);
  expect(searches.at(-1)).toBe(searches[0]);
});
