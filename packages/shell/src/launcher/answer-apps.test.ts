import { expect, it, vi } from "vitest";
import { answerApp } from "./answer-apps.ts";

const here = "https://acme.example.com";
const setUp = (token: string | undefined = "a.b.c") => {
  const source = { closed: false, postMessage: vi.fn() };
  const children = { add: vi.fn() };
  const answering = {
    allowedDomains: ["example.com"],
    baseUrls: { niceBaseUrl: "https://nice", incontactBaseUrl: "https://incontact", analyticsBaseUrl: "https://a" },
    origin: here,
    tokenNow: () => token,
    children,
  };
  const say = (data: unknown, origin = "https://agent.example.com") => {
    answerApp({ data, origin, source: source as unknown as Window }, answering);
    return source.postMessage.mock.calls;
  };
  return { say, source, children };
};

it.each(["MAX", "PARTNERHUB", "SUPERVISOR", "INVIEW", "SATMETRIX", "PSA", "BE", "AA", "STX"])(
  "a loaded message of %s is answered with the token and the base addresses, to its origin alone [APPS-017, APPS-020]",
  (issuer) => {
    const { say, source, children } = setUp();
    expect(say({ messageType: "loaded", issuer })).toEqual([
      [
        {
          messageType: "launch",
          token: "a.b.c",
          issuer,
          platform: "evolve",
          url: { authBaseUrl: here, niceBaseUrl: "https://nice", incontactBaseUrl: "https://incontact" },
        },
        { targetOrigin: "https://agent.example.com" },
      ],
    ]);
    expect(children.add).toHaveBeenCalledWith({ target: source, name: "", origin: "https://agent.example.com" });
  },
);

it.each([
  "https://evil.test",
  "https://evilexample.com",
  "https://example.com.evil.test",
  "http://agent.example.com",
  "null",
  "",
  "file://",
])("the origin %s gets no answer [APPS-018, APPS-019]", (origin) => {
  const { say, children } = setUp();
  expect(say({ messageType: "loaded", issuer: "MAX" }, origin)).toEqual([]);
  expect(children.add).not.toHaveBeenCalled();
});

it.each([
  { messageType: "loaded", issuer: "EVIL" },
  { messageType: "loaded", issuer: "max" },
  { messageType: "loaded" },
  { messageType: "loaded", issuer: ["MAX"] },
  { issuer: "MAX" },
  "loaded",
  null,
])("%j gets no answer [APPS-017]", (data) => {
  expect(setUp().say(data)).toEqual([]);
});

it("nobody is answered once the session is over", () => {
  const { children, source } = setUp();
  answerApp(
    {
      data: { messageType: "loaded", issuer: "MAX" },
      origin: "https://agent.example.com",
      source: source as unknown as Window,
    },
    {
      allowedDomains: ["example.com"],
      baseUrls: { niceBaseUrl: "", incontactBaseUrl: "", analyticsBaseUrl: "" },
      origin: here,
      tokenNow: () => undefined,
      children,
    },
  );
  expect(source.postMessage).not.toHaveBeenCalled();
});
