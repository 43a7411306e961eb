import { codeOf } from "@evolve/contracts/errors";
import { createRole } from "@evolve/contracts/roles";
import { CallError, type Client } from "@evolve/session";
import { expect, it, vi } from "vitest";
import { createStepUpGate, withStepUp } from "./step-up-gate.ts";

const refusal = new CallError({ code: codeOf("stepUpRequired"), status: 403 });
const input = { body: { displayName: "Editors", description: "", permissions: ["role:edit" as const] } };
const made = { role: { id: "r1" } };

/** A client whose first call is refused. */
const refusedOnce = () => {
  const gate = createStepUpGate();
  const call = vi
    .fn<(contract: unknown, input: unknown) => Promise<unknown>>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(made);
  return { gate, call, client: withStepUp({ call } as unknown as Client, gate) };
};

it("a call that wants a step-up is sent again once the user has confirmed", async () => {
  const { gate, call, client } = refusedOnce();
  const answer = client.call(createRole, input);
  await expect.poll(gate.isAsking).toBe(true);
  expect(call).toHaveBeenCalledTimes(1);
  gate.answer(true);
  expect(await answer).toBe(made);
  expect(call.mock.calls.map(([, given]) => given)).toEqual([input, input]);
  expect(gate.isAsking()).toBe(false);
});

it("when the user cancels, the call is refused and not sent again", async () => {
  const { gate, call, client } = refusedOnce();
  const answer = client.call(createRole, input);
  await expect.poll(gate.isAsking).toBe(true);
  gate.answer(false);
  await expect(answer).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(1);
});

it("calls that are refused at the same time ask once", async () => {
  const gate = createStepUpGate();
  const ask = vi.spyOn(gate, "ask");
  const call = vi
    .fn<(contract: unknown, input: unknown) => Promise<unknown>>()
    .mockRejectedValueOnce(refusal)
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(made);
  const client = withStepUp({ call } as unknown as Client, gate);
  const answers = Promise.all([client.call(createRole, input), client.call(createRole, input)]);
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  gate.answer(true);
  expect(await answers).toEqual([made, made]);
  expect(call).toHaveBeenCalledTimes(4);
});
