import "@evolve/widgets/tokens.css";
import { toggles } from "@evolve/contracts/toggles";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { UserMenu } from "./user-menu.tsx";

const downloadsUrl = "https://downloads.example.test/";

const open = async (features: readonly string[], niceBaseUrl = location.origin) => {
  const { runtime } = await inShell(null);
  const { view } = await inShell(<UserMenu />, {
    permissions: ["selfService:support:view"],
    shell: { features: new Set(features) },
    runtime: {
      settings: {
        ...runtime.settings,
        downloadsUrl,
        baseUrls: { ...runtime.settings.baseUrls, niceBaseUrl },
      },
    },
  });
  await render(view);
  await page.getByRole("button", { name: /User menu$/ }).click();
  return page.getByRole("menuitem", { name: "Self service" });
};

it("Self service in the user menu opens its page in the same tab [HEAD-014]", async () => {
  const item = await open([]);
  await expect.element(item).toHaveAttribute("href", `${location.origin}/wfm/#/selfService`);
  await expect.element(item).not.toHaveAttribute("target", "_blank");
});

it("with its toggle it opens the software downloads in a tab of its own [HEAD-015, PERM-033]", async () => {
  const item = await open([toggles.softwareDownloads]);
  await expect.element(item).toHaveAttribute("href", downloadsUrl);
  await expect.element(item).toHaveAttribute("target", "_blank");
});

it("on another host it finds the token, as the links of the menu do [HEAD-014, ROUTE-017]", async () => {
  const auth = {
    token: "a.b.c",
    tokenExpirationTimeSec: 0,
    refreshToken: "",
    refreshTokenExpirationTimeSec: 0,
    sessionId: "",
  };
  document.cookie = `auth_info=${encodeURIComponent(JSON.stringify(auth))}; Path=/`;
  document.cookie = "token_exchange=; Max-Age=0; Path=/";
  onTestFinished(() => void (document.cookie = "auth_info=; Max-Age=0; Path=/"));
  const item = await open([], "https://base.example.test");
  await expect.element(item).toHaveAttribute("href", "https://base.example.test/wfm/#/selfService");
  const stay = (event: Event) => event.preventDefault();
  addEventListener("click", stay);
  onTestFinished(() => removeEventListener("click", stay));
  await item.click();
  const kept = /token_exchange=([^;]+)/.exec(document.cookie)?.[1] ?? "";
  expect(JSON.parse(atob(decodeURIComponent(kept)))).toEqual({ accessToken: "a.b.c" });
});
