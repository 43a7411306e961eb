import { expect, it, onTestFinished, vi } from "vitest";
import { childWindows } from "../launcher/child-windows.ts";
import { leaveToLogout } from "./leave.ts";

/** A window of a launched app, and a page that unsaved changes keep: the test is in it. */
const setUp = () => {
  const going = vi.fn<(url: string) => void>();
  const stop = (event: NavigateEvent) => {
    event.preventDefault();
    going(event.destination.url);
  };
  window.navigation.addEventListener("navigate", stop);
  const child = { closed: false, postMessage: vi.fn() };
  childWindows.add({ target: child, name: "evolve-agent", origin: "https://agent.test" });
  onTestFinished(() => {
    window.navigation.removeEventListener("navigate", stop);
    childWindows.endAll();
  });
  return { going, child };
};
const leave = () => dispatchEvent(new Event("pagehide"));

/** As a form with changes does. */
const holdBack = () => {
  const ask = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", ask);
  onTestFinished(() => removeEventListener("beforeunload", ask));
};

it("windows of launched apps are told of the sign-out", () => {
  const { going, child } = setUp();
  leaveToLogout(true);
  expect(going).toHaveBeenCalledExactlyOnceWith(`${location.origin}/login/#/logout?embeddedClient=true`);
  expect(child.postMessage).toHaveBeenCalledExactlyOnceWith({ messageType: "signedOut" }, "https://agent.test");
});

it("with unsaved changes they are told once the page goes", () => {
  const { child } = setUp();
  holdBack();
  leaveToLogout(false);
  expect(child.postMessage).not.toHaveBeenCalled();
  leave();
  expect(child.postMessage).toHaveBeenCalledExactlyOnceWith({ messageType: "signedOut" }, "https://agent.test");
});

it.each(["pointerdown", "keydown"])(
  "a page that unsaved changes keep tells them nothing, then or later (%s)",
  (used) => {
    const { child } = setUp();
    holdBack();
    leaveToLogout(false);
    dispatchEvent(new Event(used));
    leave();
    expect(child.postMessage).not.toHaveBeenCalled();
  },
);
