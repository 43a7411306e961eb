import "@evolve/widgets/tokens.css";
import { CallError, createApi } from "@evolve/session";
import { Button } from "@evolve/widgets/button";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { useAction } from "../kit/use-action.ts";

const Act = ({ fail }: { readonly fail: () => Promise<never> }) => {
  const action = useAction<undefined>({ run: fail, invalidates: [] });
  return <Button onPress={() => action.mutate(undefined)}>Act</Button>;
};

const said = async (failure: Error) => {
  const { view, toasts, shell } = await inShell(<Act fail={() => Promise.reject(failure)} />);
  await render(view);
  await page.getByRole("button", { name: "Act" }).click();
  await expect.poll(() => toasts.show.mock.calls.length).toBe(1);
  return { toast: toasts.show.mock.calls[0] as unknown, words: shell.words };
};

it("a server's code is told in its own words of the error catalogue [NOTE-015]", async () => {
  const { toast, words } = await said(new CallError({ code: "ROLE_EXISTS", status: 409 }));
  expect(toast).toEqual([{ tone: "danger", text: words.t("errors.ROLE_EXISTS.message") }]);
});

const general = "Something went wrong on our side. Try again later.";

it("a code without words is told in those of the general error [NOTE-015]", async () => {
  const { toast } = await said(new CallError({ code: "BREWING_TEA", status: 418 }));
  expect(toast).toEqual([{ tone: "danger", text: general }]);
});

it("so is an answer without a body [NOTE-015]", async () => {
  const api = createApi({ appContext: "test", fetch: () => Promise.resolve(new Response(null, { status: 500 })) });
  const failure = (await api("/any").catch((error: unknown) => error)) as CallError;
  const { toast } = await said(failure);
  expect(toast).toEqual([{ tone: "danger", text: general }]);
});
