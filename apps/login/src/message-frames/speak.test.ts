import { beforeEach, expect, test, vi } from "vitest";
import { type FrameMessage, speak } from "./speak.ts";

type Listener = (event: { data: unknown; origin: string; source: unknown }) => void;

let listeners: Listener[];
let announced: unknown[];

beforeEach(() => {
  listeners = [];
  announced = [];
  vi.stubGlobal("addEventListener", (_type: string, listener: Listener) => listeners.push(listener));
  vi.stubGlobal("location", { origin: "https://own.test" });
  vi.stubGlobal("parent", { postMessage: (message: unknown, origin: string) => announced.push([message, origin]) });
  speak("sessionFrame", ["allowed.test"], {
    getSession: (_message: FrameMessage, { reply }) => reply({ messageType: "session", token: "secret" }),
  });
});

/** What comes back to a page of an origin, and to which origin it is addressed. */
const post = (origin: string, data: unknown): unknown[] => {
  const replies: unknown[] = [];
  const source = { postMessage: (message: unknown, options: unknown) => replies.push([message, options]) };
  for (const listener of listeners) listener({ data, origin, source });
  return replies;
};
const ask = { messageType: "getSession" };
const session = { messageType: "session", token: "secret" };
const refusal = { messageType: "error", message: "Your site is not authorized to post to this page." };

test("the page around is told that the frame is there, and nothing more [LOGOUT-007]", () => {
  expect(announced).toEqual([[{ messageType: "ready", frame: "sessionFrame" }, "*"]]);
});

test.each(["https://own.test", "https://allowed.test", "https://a.allowed.test:8080"])(
  "a page of %s is answered, at its own origin alone [LOGOUT-013]",
  (origin) => {
    expect(post(origin, ask)).toEqual([[session, { targetOrigin: origin }]]);
  },
);

test.each([
  "https://evil.test",
  "https://evilallowed.test",
  "https://allowed.test.evil.test",
  "https://own.test.evil.test",
  "https://own.test:8443",
  "http://allowed.test",
  "ftp://allowed.test",
])("a page of %s is told that it is not authorized, and learns nothing [LOGOUT-013]", (origin) => {
  expect(post(origin, ask)).toEqual([[refusal, { targetOrigin: origin }]]);
});

test("a page without an origin of its own is told so too [LOGOUT-013]", () => {
  expect(post("null", ask)).toEqual([[refusal, { targetOrigin: "*" }]]);
});

test.each([
  null,
  undefined,
  "getSession",
  7,
  {},
  { messageType: 7 },
  { messageType: "toString" },
  { type: "getSession" },
])("what is none of the messages is passed over: %j", (data) => {
  expect(post("https://allowed.test", data)).toEqual([]);
  expect(post("https://evil.test", data)).toEqual([]);
});
