import { expect, it } from "vitest";
import { rememberedUsers } from "./remembered-users.ts";

const storageOf = (text: string | null = null) => {
  let kept = text;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
};

it("users are remembered one by one, and each once", () => {
  const storage = storageOf();
  for (const id of ["ann", "bob", "ann"]) rememberedUsers.add(storage, id);
  expect(["ann", "bob", "eve"].map((id) => rememberedUsers.has(storage, id))).toEqual([true, true, false]);
  expect(storage.getItem()).toBe('["ann","bob"]');
});

it.each(["nonsense", "7", '{"ann":true}', "null"])("a list that reads %s remembers nobody", (text) => {
  expect(rememberedUsers.has(storageOf(text), "ann")).toBe(false);
});
