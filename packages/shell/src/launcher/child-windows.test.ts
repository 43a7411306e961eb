import type { Cookies } from "@evolve/session";
import { expect, it, vi } from "vitest";
import { createChildWindows } from "./child-windows.ts";

const setUp = (jar = new Map<string, string>()) => {
  const cookies: Cookies = {
    read: (name) => jar.get(name),
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  };
  return { children: createChildWindows(cookies), names: () => jar.get("evolveChildWindows") };
};
const windowOf = (closed = false) => ({ closed, postMessage: vi.fn() });

it("the cookie evolveChildWindows lists the names of open windows [APPS-055]", () => {
  const { children, names } = setUp();
  const closing = { closed: false, postMessage: vi.fn() };
  children.add({ target: closing, name: "evolve-agent", origin: "https://agent.test" });
  children.add({ target: windowOf(), name: "evolve-inview", origin: "https://inview.test" });
  expect(names()).toBe('["evolve-agent","evolve-inview"]');
  closing.closed = true;
  children.add({ target: windowOf(), name: "evolve-supervisor", origin: "https://s.test" });
  expect(names()).toBe('["evolve-inview","evolve-supervisor"]');
});

it("tabs of a browser keep each other's names, and those from before a reload [APPS-055]", () => {
  const jar = new Map<string, string>();
  const [one, other] = [setUp(jar), setUp(jar)];
  const closing = windowOf();
  one.children.add({ target: closing, name: "evolve-agent", origin: "https://agent.test" });
  other.children.add({ target: windowOf(), name: "evolve-inview", origin: "https://inview.test" });
  expect(one.names()).toBe('["evolve-agent","evolve-inview"]');
  closing.closed = true;
  one.children.add({ target: windowOf(), name: "evolve-supervisor", origin: "https://s.test" });
  expect(one.names()).toBe('["evolve-inview","evolve-supervisor"]');
  setUp(jar).children.add({ target: windowOf(), name: "evolve-digital", origin: "https://d.test" });
  expect(one.names()).toBe('["evolve-inview","evolve-supervisor","evolve-digital"]');
  other.children.endAll();
  expect(one.names()).toBeUndefined();
});

it("a cookie that holds no list counts as empty", () => {
  for (const text of ["", "no JSON", "{}", "[1]"]) {
    const { children, names } = setUp(new Map([["evolveChildWindows", text]]));
    children.add({ target: windowOf(), name: "evolve-agent", origin: "https://agent.test" });
    expect(names()).toBe('["evolve-agent"]');
  }
});

it("a window that asks for a token keeps its name, and is spoken to where it stands now", () => {
  const { children, names } = setUp();
  const target = windowOf();
  children.add({ target, name: "evolve-digital", origin: "https://acme.test" });
  children.add({ target, name: "", origin: "https://digital.test" });
  expect(names()).toBe('["evolve-digital"]');
  children.endAll();
  expect(target.postMessage).toHaveBeenCalledExactlyOnceWith({ messageType: "signedOut" }, "https://digital.test");
});

it("open windows are told of the end of the session, each at its own origin, and are forgotten", () => {
  const { children, names } = setUp();
  const [open, closed] = [windowOf(), windowOf(true)];
  children.add({ target: open, name: "evolve-agent", origin: "https://agent.test" });
  children.add({ target: closed, name: "evolve-inview", origin: "https://inview.test" });
  children.endAll();
  children.endAll();
  expect(open.postMessage).toHaveBeenCalledExactlyOnceWith({ messageType: "signedOut" }, "https://agent.test");
  expect(closed.postMessage).not.toHaveBeenCalled();
  expect(names()).toBeUndefined();
});
