import { searchRoles } from "@evolve/contracts/role-lists";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { renderRoles, roleOf } from "../../test/render-roles.tsx";

afterEach(() => vi.restoreAllMocks());

const exportAs = async (format: string) => {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: format }).click();
};
const lines = (names: readonly string[]) => names.map((name) => `${JSON.stringify(roleOf(name))}\n`).join("");

it("the export of a list asks its search once for all rows, with the filter and order of the screen", async () => {
  const saved = vi.spyOn(URL, "createObjectURL");
  const asked = vi.spyOn(window, "fetch").mockResolvedValue(new Response(lines(["Agent", "Planner"])));
  const { inputsOf } = await renderRoles({
    query: "?search=a",
    options: {
      columns: () => [
        {
          id: "displayName",
          header: "Name",
          isSortable: true,
          value: (row) => row.displayName,
          cell: (row) => row.displayName,
        },
        {
          id: "permissionCount",
          header: "Permissions",
          value: (row) => row.permissionCount,
          cell: (row) => row.permissionCount,
        },
      ],
    },
  });
  await exportAs("CSV file");
  await expect.element(page.getByText("2 rows exported")).toBeVisible();
  const body = { filter: { search: "a" }, orderBy: [{ field: "displayName", direction: "asc" }] };
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    searchRoles.path,
    expect.objectContaining({
      body: JSON.stringify(body),
      headers: expect.objectContaining({ Accept: "application/x-ndjson" }) as unknown,
    }),
  );
  expect(inputsOf("searchRoles").at(-1)).toMatchObject({ body });
  const [file] = saved.mock.calls.at(-1) ?? [];
  expect(await (file as Blob).text()).toBe("Name,Permissions\r\nAgent,1\r\nPlanner,1\r\n");
});

it("an export that is refused or breaks off says that it failed, and can be tried again", async () => {
  const asked = vi
    .spyOn(window, "fetch")
    .mockResolvedValueOnce(new Response('{"errorCode":"FORBIDDEN"}', { status: 403 }));
  await renderRoles({});
  await exportAs("CSV file");
  await expect.element(page.getByText("The export failed.")).toBeVisible();
  asked.mockResolvedValueOnce(new Response(lines(["Agent"])));
  await exportAs("CSV file");
  await expect.element(page.getByText("1 row exported")).toBeVisible();
});
