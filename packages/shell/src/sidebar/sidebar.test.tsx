import "@evolve/widgets/tokens.css";
import "../layout/shell-layout.css";
import { createRef, useState } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell, linkOf, moduleOf } from "../../test/in-shell.tsx";
import type { SidebarMode } from "./sidebar-state.ts";
import { useSidebarClaim, type SidebarClaim } from "./sidebar-claims.ts";
import { Sidebar } from "./sidebar.tsx";

const organisation = linkOf("organisation", { url: "", subMenu: [linkOf("regions"), linkOf("sites")] });
const tools = linkOf("tools", { url: "", subMenu: [linkOf("imports")] });
const admin = moduleOf("admin", linkOf("users"), organisation, tools);

const Screen = ({ claim }: { readonly claim: SidebarClaim }) => {
  const [isEditing, setEditing] = useState(false);
  useSidebarClaim(claim, isEditing);
  return (
    <button type="button" onClick={() => setEditing(!isEditing)}>
      Edit
    </button>
  );
};

const show = async (mode: SidebarMode, world: Parameters<typeof inShell>[1] = {}, claim: SidebarClaim = "blocked") => {
  const { view } = await inShell(
    <div className="sh-frame" data-sidebar={mode}>
      <div className="sh-top" />
      <Sidebar sidebar={{ mode, send: vi.fn() }} toggle={createRef()} />
      <Screen claim={claim} />
    </div>,
    { ...world, shell: { modules: [admin], ...world.shell } },
  );
  await render(view);
};
const isInert = () => document.getElementById("sidebar")?.inert;
const sidebar = page.getByRole("navigation");
const link = (name: string) => sidebar.getByRole("link", { name });
const opener = (name: string) => sidebar.getByRole("button", { name });

it("the picker has large buttons for the first four modules and rows for the others [SIDE-004]", async () => {
  const others = ["reporting", "analytics", "qm", "xsight", "as"].map((id) => moduleOf(id, linkOf(`${id}-home`)));
  await show("open", { shell: { modules: [admin, ...others] } });
  await sidebar.getByRole("button", { name: /Switch module$/ }).click();
  const items = page.getByRole("dialog", { name: "Modules" }).getByRole("listitem");
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map((item) => item.getAttribute("class"))).toEqual([
    ...Array<string>(4).fill("sh-module-top"),
    ...Array<string>(2).fill("sh-module-row"),
  ]);
});

it("a sub-menu shows when it is opened, one at a time, and while it is hovered [SIDE-007, SIDE-019]", async () => {
  await show("open");
  await expect.element(opener("organisation")).toBeVisible();
  expect(link("regions").query()).toBeNull();
  await opener("organisation").click();
  await expect.element(link("regions")).toBeVisible();
  await opener("tools").click();
  await expect.element(link("imports")).toBeVisible();
  expect(link("regions").query()).toBeNull();
  await opener("tools").click();
  expect(link("imports").query()).toBeNull();
  await userEvent.hover(link("Users"));
  await userEvent.hover(opener("organisation"));
  await expect.element(link("regions")).toBeVisible();
  await userEvent.hover(link("Users"));
  await expect.poll(() => link("regions").query()).toBeNull();
});

/** The pointer goes from one element to another at once; a real one is too slow where the machine is busy. */
const glide = (from: Element, to: Element): void => {
  const more = { bubbles: true, pointerType: "mouse" };
  from.dispatchEvent(new PointerEvent("pointerout", { ...more, relatedTarget: to }));
  to.dispatchEvent(new PointerEvent("pointerover", { ...more, relatedTarget: from }));
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it("a sub-menu stays while the pointer cuts a corner on its way to it, and no other one opens in passing", async () => {
  await show("open");
  await expect.element(opener("organisation")).toBeVisible();
  const [start, passed] = [opener("organisation").element(), opener("tools").element()];
  glide(document.body, start);
  await expect.element(link("sites")).toBeVisible();
  const aim = link("sites").element();
  glide(start, passed);
  await pause(100);
  glide(passed, aim);
  await pause(600);
  expect(aim.checkVisibility()).toBe(true);
  expect(link("imports").query()).toBeNull();
  glide(aim, document.body);
  await expect.poll(() => link("sites").query()).toBeNull();
});

it("the closed sidebar of an embedded client has the links of sub-menus beside the others", async () => {
  await show("rail", { path: "/admin/sites", shell: { isEmbedded: true } });
  await expect.element(link("imports")).toBeVisible();
  const links = sidebar.getByRole("link").elements();
  expect(links.map((one) => one.getAttribute("href"))).toEqual(
    ["users", "regions", "sites", "imports"].map((id) => `/admin/${id}?embeddedClient=true`),
  );
  await expect.element(link("sites")).toHaveAttribute("aria-current", "page");
  expect(opener("organisation").query()).toBeNull();
});

it("a name is cut off 10 px before the menu ends, and has a tooltip with all of it [CONST-005]", async () => {
  const long = "Interactions of the last quarter by region and site";
  await show("open", { shell: { modules: [moduleOf("admin", linkOf("users"), linkOf("long", { name: long }))] } });
  const menu = sidebar.getByRole("list");
  const name = (text: string) => sidebar.getByText(text, { exact: true });
  await userEvent.hover(name(long));
  await expect.element(sidebar.getByTitle(long)).toBeVisible();
  const { right } = name(long).element().getBoundingClientRect();
  expect(menu.element().getBoundingClientRect().right - right).toBe(10);
  await userEvent.hover(name("Users"));
  await expect.element(name("Users")).not.toHaveAttribute("title");
});

it("while a screen edits, the sidebar is seen and cannot be used [SIDE-008]", async () => {
  await show("open");
  await expect.element(link("Users")).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect.element(page.getByTitle("Finish editing to use the menu")).toBeVisible();
  expect(isInert()).toBe(true);
  await page.getByRole("button", { name: "Edit" }).click();
  await expect.poll(isInert).toBe(false);
});

it("a screen with links of its own has the picker alone [SIDE-009]", async () => {
  await show("open", {}, "pickerOnly");
  await expect.element(link("Users")).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect.poll(() => link("Users").query()).toBeNull();
  await expect.element(sidebar.getByText("Admin")).toBeVisible();
});

it("in the redesigned navigation the closed sidebar is the picker alone [PERM-035]", async () => {
  const shell = { features: new Set(["release-navigation-redesign"]) };
  await show("rail", { shell });
  await expect.element(page.getByRole("button", { name: "Edit" })).toBeVisible();
  expect(link("Users").query()).toBeNull();
});

/** Signed in, with a contact centre on a host of its own. */
const elsewhere = async () => {
  const auth = {
    token: "a.b.c",
    tokenExpirationTimeSec: 0,
    refreshToken: "",
    refreshTokenExpirationTimeSec: 0,
    sessionId: "",
  };
  document.cookie = `auth_info=${encodeURIComponent(JSON.stringify(auth))}; Path=/`;
  document.cookie = "token_exchange=; Max-Age=0; Path=/";
  const { runtime } = await inShell(null);
  const baseUrls = {
    niceBaseUrl: location.origin,
    incontactBaseUrl: "https://contact.example.com",
    analyticsBaseUrl: "",
  };
  return { settings: { ...runtime.settings, baseUrls } };
};
const handedOver = (): unknown => {
  const kept = /token_exchange=([^;]+)/.exec(document.cookie)?.[1] ?? "";
  return JSON.parse(atob(decodeURIComponent(kept)));
};

it("a link to another host leaves the token in the cookie token_exchange first [ROUTE-017]", async () => {
  const cases = linkOf("cases", { baseUrl: "incontact", target: "_blank" });
  await show("open", { shell: { modules: [moduleOf("admin", cases)] }, runtime: await elsewhere() });
  const away = link("cases");
  await expect.element(away).toHaveAttribute("href", "https://contact.example.com/admin/?UHRequest=1#/cases");
  away.element().addEventListener("click", (event) => event.preventDefault(), { once: true });
  await away.click();
  expect(handedOver()).toEqual({ accessToken: "a.b.c" });
});

it("so does the module picker, for a module whose first entry is on another host [ROUTE-017]", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  const cases = moduleOf("cases", linkOf("cases", { baseUrl: "incontact" }));
  await show("open", { shell: { modules: [admin, cases] }, runtime: await elsewhere() });
  await sidebar.getByRole("button", { name: /Switch module$/ }).click();
  await page.getByRole("dialog", { name: "Modules" }).getByRole("button", { name: "cases" }).click();
  expect(opened).toHaveBeenCalledExactlyOnceWith("https://contact.example.com/admin/?UHRequest=1#/cases", "_self");
  expect(handedOver()).toEqual({ accessToken: "a.b.c" });
});
