import "@evolve/widgets/tokens.css";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { SessionFrame } from "./session-frame.tsx";

const elsewhere = "https://base.example.test";

const show = async (niceBaseUrl: string) => {
  const { runtime } = await inShell(null);
  const baseUrls = { ...runtime.settings.baseUrls, niceBaseUrl };
  const { view } = await inShell(
    <>
      <p>Shown</p>
      <SessionFrame />
    </>,
    { runtime: { ...runtime, settings: { ...runtime.settings, baseUrls } } },
  );
  const screen = await render(view);
  await expect.element(screen.getByText("Shown")).toBeVisible();
  return { frame: document.querySelector("iframe[src$='/login/#/sessionFrame']"), signOut: runtime.session.signOut };
};

/** What a window says to the page. */
const say = (source: Window | null, data: unknown, origin = elsewhere) =>
  dispatchEvent(new MessageEvent("message", { data, origin, source }));

it("on another host than the tenant's base, a hidden frame of the base is in the page [SIDE-010]", async () => {
  const { frame } = await show(`${elsewhere}/some/path`);
  expect(frame?.getAttribute("src")).toBe(`${elsewhere}/login/#/sessionFrame`);
  expect(frame?.checkVisibility()).toBe(false);
});

it("on the tenant's base there is none [SIDE-010]", async () => {
  expect((await show(location.origin)).frame).toBeNull();
});

it("the session ends with the one at the base, and only by the frame's own word [SIDE-010]", async () => {
  const { frame, signOut } = await show(elsewhere);
  const base = (frame as HTMLIFrameElement).contentWindow;
  say(base, { messageType: "session", token: null });
  say(base, { messageType: "session", token: "a.b.c" });
  say(base, { messageType: "session", token: null }, "https://evil.test");
  say(window, { messageType: "session", token: null });
  say(base, { messageType: "session" });
  expect(signOut).not.toHaveBeenCalled();
  say(base, { messageType: "session", token: null });
  expect(signOut).toHaveBeenCalledExactlyOnceWith("expired");
});
