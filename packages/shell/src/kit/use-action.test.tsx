import { codeOf } from "@evolve/contracts/errors";
import { CallError, networkCode } from "@evolve/session";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { type ActionOptions, useAction } from "./use-action.ts";

const queryKey = ["colour"];

/** A button that makes the colour red, beside what the cache says of it; the server's answer is `server.colour`. */
const show = async (options: Partial<ActionOptions<string>>) => {
  const server = { colour: "blue", asked: 0, isAway: false };
  const toasts = { show: vi.fn(() => () => undefined), clear: vi.fn() };
  const Part = () => {
    const queryClient = useQueryClient();
    const { data } = useQuery({
      queryKey,
      queryFn: () => {
        server.asked += 1;
        return server.isAway ? new Promise<never>(() => undefined) : Promise.resolve(server.colour);
      },
    });
    const action = useAction<string>({
      run: (colour) => Promise.resolve((server.colour = colour)),
      done: (colour) => `It is ${colour}`,
      invalidates: [queryKey],
      ...options,
      ...(options.optimistic && { optimistic: (colour: string) => queryClient.setQueryData(queryKey, colour) }),
    });
    return (
      <>
        <output>{data}</output>
        <button type="button" disabled={action.isPending} onClick={() => action.mutate("red")}>
          Paint
        </button>
      </>
    );
  };
  const { view } = await inShell(<Part />, { shell: { toasts }, areas: ["list"] });
  await render(view);
  const output = page.getByRole("status");
  await expect.element(output).toHaveTextContent("blue");
  return { server, toasts, output, button: page.getByRole("button", { name: "Paint" }) };
};

it("While it runs it is pending; then it says that it is done, and what the screen shows is asked for again", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { server, toasts, output, button } = await show({
    run: async (colour) => {
      await promise;
      server.colour = colour;
    },
  });
  await button.click();
  await expect.element(button).toBeDisabled();
  expect(toasts.show).not.toHaveBeenCalled();
  resolve(undefined);
  await expect.element(output).toHaveTextContent("red");
  await expect.element(button).toBeEnabled();
  expect(toasts.show).toHaveBeenCalledWith({ tone: "success", text: "It is red", action: undefined });
});

it("The expected result is shown at once, and taken back when the server refuses", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { output, button, toasts } = await show({ run: () => promise, optimistic: () => undefined });
  await button.click();
  await expect.element(output).toHaveTextContent("red");
  reject(new CallError({ code: codeOf("changedMeanwhile"), status: 409 }));
  await expect.element(output).toHaveTextContent("blue");
  expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ tone: "danger" }));
});

it("It is taken back also while the server can be asked nothing", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { server, output, button } = await show({ run: () => promise, optimistic: () => undefined });
  await button.click();
  await expect.element(output).toHaveTextContent("red");
  server.colour = "unknown, and not to be had";
  server.isAway = true;
  reject(new CallError({ code: networkCode, status: 0 }));
  await expect.element(output).toHaveTextContent("blue");
});

it("Actions of one queue run one after the other, and the screen follows the last", async () => {
  const gates = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()] as const;
  const started = vi.fn();
  const { server, output, button } = await show({
    queue: "colours",
    optimistic: () => undefined,
    run: async () => {
      const gate = gates[started.mock.calls.length];
      started();
      await gate?.promise;
      server.colour = "red";
    },
  });
  const before = server.asked;
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(output).toHaveTextContent("red");
  expect(started).toHaveBeenCalledOnce();
  gates[0].resolve(undefined);
  await expect.poll(() => started.mock.calls.length).toBe(2);
  expect(server.asked).toBe(before);
  gates[1].resolve(undefined);
  await expect.poll(() => server.asked).toBe(before + 1);
});

it("What the server has answered is there for the message", async () => {
  const { toasts, button } = await show({
    run: () => Promise.resolve(7),
    done: (colour, count) => `${colour}: ${String(count)}`,
    isBrief: true,
  });
  await button.click();
  await vi.waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ tone: "success", text: "red: 7", action: undefined, duration: "short" }),
  );
});

it("Nothing is said when the proof that an action asks for is cancelled", async () => {
  const { server, toasts, button } = await show({
    run: () => Promise.reject(new CallError({ code: codeOf("stepUpRequired"), status: 403 })),
  });
  const before = server.asked;
  await button.click();
  await vi.waitFor(() => expect(server.asked).toBeGreaterThan(before));
  expect(toasts.show).not.toHaveBeenCalled();
});

it("What can be taken back offers so, and the screen follows when it is", async () => {
  const { server, toasts, output, button } = await show({
    undo: () => () => Promise.resolve((server.colour = "blue")),
  });
  await button.click();
  await expect.element(output).toHaveTextContent("red");
  const [[said]] = toasts.show.mock.calls as unknown as [[{ action: { label: string; onPress: () => void } }]];
  expect(said.action.label).toBe("Undo");
  said.action.onPress();
  await expect.element(output).toHaveTextContent("blue");
});
