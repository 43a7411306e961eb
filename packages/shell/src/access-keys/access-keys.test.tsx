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
