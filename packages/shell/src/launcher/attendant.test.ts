import { expect, it, vi } from "vitest";
import { isAttendantUser } from "./attendant.ts";

const setUp = (answer: () => Promise<Response>) => {
  const kept = new Map<string, string>();
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer());
  const asking = {
    niceBaseUrl: "https://acme.example.com",
    agentId: "agent 7",
    businessUnitId: "unit-1",
    token: "a.b.c",
    fetch,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
  return { asking, fetch, kept };
};
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

it("the auto-attendant's host is asked with the token, and its answer is kept for the session [APPS-033, APPS-034, APPS-036]", async () => {
  const { asking, fetch, kept } = setUp(json({ exists: true }));
  expect(await isAttendantUser(asking)).toBe(true);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "https://attendant.example.com/api/v1/users/exists?agentId=agent+7&businessUnitId=unit-1",
    { headers: { Accept: "application/json", Authorization: "Bearer a.b.c" } },
  );
  expect([...kept]).toEqual([["attendantUser:agent 7:unit-1", "true"]]);
  expect(await isAttendantUser(asking)).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
  await isAttendantUser({ ...asking, agentId: "agent 8" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([
  ["an answer of no", json({ exists: false })],
  ["an answer without exists", json({})],
])("%s hides the app", async (_what, answer) => {
  const { asking, kept } = setUp(answer);
  expect(await isAttendantUser(asking)).toBe(false);
  expect([...kept.values()]).toEqual(["false"]);
});

it("After a failure the app is hidden: it is logged, recorded as no, and not tried again [APPS-035]", async () => {
  for (const failure of [json({ exists: true }, 500), () => Promise.reject(new TypeError("Failed to fetch"))]) {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { asking, fetch, kept } = setUp(failure);
    expect(await isAttendantUser(asking)).toBe(false);
    expect([...kept.values()]).toEqual(["false"]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await isAttendantUser(asking)).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  }
});
