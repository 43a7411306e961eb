import { codeOf } from "@evolve/contracts/errors";
import { expect, test } from "vitest";
import { createApi } from "./api.ts";
import { CallError, errorOf, failureCode } from "./call-error.ts";
import { errorClassOf } from "./error-class.ts";
import { parseDotNetDate, reviveDates, toDotNetDate } from "./dates.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const apiAnswering = (body: unknown, status = 200) => {
  const sent: Sent[] = [];
  const api = createApi({
    appContext: "wfm",
    origin: "https://suite.test",
    auth: { read: () => ({ token: "T" }) as never },
    fetch: (url, init) => {
      sent.push({ url, init });
      return Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
    },
  });
  return { api, sent };
};

test("DELETE carries a body, the credentials are the caller's choice, and a transform makes the result [API-003]", async () => {
  const { api, sent } = apiAnswering({ removed: ["a", "b"] });
  const count = await api("/things", {
    method: "DELETE",
    body: { ids: ["a", "b"] },
    credentials: "include",
    transform: (answer) => (answer as { removed: string[] }).removed.length,
  });
  expect(count).toBe(2);
  expect(sent).toMatchObject([
    {
      url: "https://suite.test/things",
      init: {
        method: "DELETE",
        body: '{"ids":["a","b"]}',
        credentials: "include",
        headers: {
          "Content-Type": "application/json",
          "Originating-Service-Identifier": "wfm",
          Authorization: "Bearer T",
        },
      },
    },
  ]);
});

test("Another host gets neither the token nor cookies", async () => {
  const { api, sent } = apiAnswering({});
  await api("https://elsewhere.test/x");
  expect(sent[0]?.init.credentials).toBe("omit");
  expect(Object.keys(sent[0]?.init.headers ?? {})).toEqual(["Accept", "Cache-Control"]);
});

test("Instants of an answer are dates, at any depth; days and other texts stay texts [API-005]", async () => {
  const { api } = apiAnswering({
    at: "2026-11-22T10:00:00.5Z",
    list: [{ until: "2026-11-22T10:00+02:00" }, "2026-13-45T10:00:00Z"],
    old: "/Date(0)/",
    day: "2026-11-22",
    none: null,
  });
  expect(await api("/x")).toEqual({
    at: new Date("2026-11-22T10:00:00.500Z"),
    list: [{ until: new Date("2026-11-22T08:00:00Z") }, "2026-13-45T10:00:00Z"],
    old: new Date(0),
    day: "2026-11-22",
    none: null,
  });
});

test("Dates of the form /Date(ms)/ are read and written, with an offset and before 1970 too [I18N-017]", () => {
  const date = new Date("2026-11-22T10:00:00.123Z");
  expect(toDotNetDate(date)).toBe(`/Date(${date.getTime()})/`);
  expect(parseDotNetDate(toDotNetDate(date))).toEqual(date);
  expect(parseDotNetDate(`/Date(${date.getTime()}+0200)/`)).toEqual(date);
  expect(parseDotNetDate("/Date(-1000)/")).toEqual(new Date(-1000));
  for (const text of ["Date(1)", "/Date()/", "/Date(x)/", "2026-11-22", "/Date(9999999999999999)/"])
    expect(reviveDates(text)).toBe(text);
});

test("A failure has one of four classes: invalid parameters, login failed, unauthorized user, general error [API-007]", async () => {
  const classOf = (status: number, errorCode = "") =>
    errorClassOf(errorOf(new Response("", { status }), { errorCode }));
  expect(classOf(400, codeOf("invalidParameters"))).toBe("invalidParameters");
  expect(classOf(401, codeOf("wrongCredentials"))).toBe("loginFailed");
  expect(classOf(401, codeOf("tokenExpired"))).toBe("unauthorizedUser");
  expect(classOf(403, codeOf("forbidden"))).toBe("unauthorizedUser");
  expect(classOf(500)).toBe("generalError");
  expect(classOf(404)).toBe("generalError");
  const { api } = apiAnswering({ errorCode: codeOf("notFound") }, 404);
  const failure = await api("/x").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  expect(failure).toMatchObject({ code: codeOf("notFound"), status: 404 });
});

test("whatever a call fails with has a code: the server's, or that of an unexpected error", () => {
  expect(failureCode(errorOf(new Response("", { status: 404 })))).toBe(codeOf("notFound"));
  expect(failureCode(new TypeError("x is undefined"))).toBe(codeOf("unexpected"));
});
