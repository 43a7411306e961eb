import { useQuery } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../test/render-screen.tsx";
import { AccessKeys } from "./access-keys.tsx";

test("Beside access keys is the way to the reference of the API that they open", async () => {
  const { screen } = await renderScreen({
    Screen: () => <AccessKeys userId="u1" />,
    areas: ["accessKeys"],
    permissions: ["myAccessKey:view"],
    answers: { listAccessKeys: () => ({ accessKeys: [] }) },
  });
  const link = screen.getByRole("link", { name: /API reference/ });
  await expect.element(link).toHaveAttribute("href", "/docs/api");
});

test("Beside the address and the token for provisioning is a button that copies them [KEYS-005]", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const key = { accessKeyId: "key-1", lastUsedDate: null, isActive: true };
  const keys: (typeof key)[] = [];
  const createAccessKey = () => {
    keys.push(key);
    return { accessKey: { ...key, accessKeySecret: "s3cret" } };
  };
  await renderScreen({
    Screen: () => <AccessKeys userId="u2" />,
    areas: ["accessKeys"],
    permissions: ["accessKey:create", "accessKey:view"],
    answers: { listAccessKeys: () => ({ accessKeys: keys }), createAccessKey },
  });
  await page.getByRole("button", { name: "Generate New Access Key" }).click();
  await page.getByRole("button", { name: "Show Secret Key" }).click();
  await page.getByRole("button", { name: "Copy: Token for provisioning" }).click();
  await page.getByRole("button", { name: /^Copy: Base address/ }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  expect(copied.mock.calls).toEqual([["key-1.s3cret"], [`${location.origin}/scim/v2`], ["s3cret"]]);
});

test("When a key is deleted, the sessions beside it are asked for again, since its own have ended [KEYS-012]", async () => {
  const readSessions = vi.fn(() => []);
  const Keys = () => {
    useQuery({ queryKey: ["users", "sessions", "u2"], queryFn: readSessions });
    return <AccessKeys userId="u2" />;
  };
  const accessKeys = [{ accessKeyId: "key-1", lastUsedDate: null, isActive: true }];
  await renderScreen({
    Screen: Keys,
    areas: ["accessKeys"],
    permissions: ["accessKey:view", "accessKey:delete"],
    answers: { listAccessKeys: () => ({ accessKeys }), deleteAccessKey: () => ({}) },
  });
  await page.getByRole("button", { name: "Delete the access key key-1" }).click();
  expect(readSessions).toHaveBeenCalledTimes(1);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => readSessions.mock.calls.length).toBe(2);
});

test.each([560, 620, 780, 900])("At a width of %i px no text of a key wraps [KEYS-001]", async (width) => {
  const used = {
    accessKeyId: "01a22078-be8c-72c1-9597-a8ad54febe66",
    lastUsedDate: "2026-11-28T10:06:00Z",
    isActive: true,
  };
  const accessKeys = [used];
  await renderScreen({
    Screen: () => (
      <div style={{ width }}>
        <AccessKeys userId="u2" />
      </div>
    ),
    areas: ["accessKeys"],
    permissions: ["accessKey:view", "accessKey:create", "accessKey:delete"],
    answers: {
      listAccessKeys: () => ({ accessKeys }),
      createAccessKey: () => {
        const created = { ...used, accessKeyId: "01a22078-556f-7495-a93e-a31dca61521d" };
        accessKeys.push(created);
        return { accessKey: { ...created, accessKeySecret: "s3cret" } };
      },
    },
  });
  await page.getByRole("button", { name: "Generate New Access Key" }).click();
  await expect.element(page.getByRole("button", { name: "Show Secret Key" })).toBeVisible();
  const table = page.getByRole("table").element();
  expect(table.scrollWidth).toBeLessThanOrEqual(width);
  const wrapped = textsIn(table).filter((text) => {
    const range = document.createRange();
    range.selectNode(text);
    return range.getClientRects().length > 1;
  });
  expect(wrapped.map(({ data }) => data)).toEqual([]);
});

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement?.closest(".ev-sr"));
};
