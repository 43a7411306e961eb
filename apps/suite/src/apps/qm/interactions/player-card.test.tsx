import type { Interaction } from "@evolve/contracts/interactions";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { PlayerCard } from "./player-card.tsx";

const rate = 8_000;

/** A WAV file of a hum, 8-bit samples, as an address. */
const humOf = (seconds: number): string => {
  const bytes = new Uint8Array(44 + seconds * rate);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, seconds * rate, true);
  for (let at = 44; at < bytes.length; at += 1) bytes[at] = 128 + Math.round(50 * Math.sin(at / 3));
  return URL.createObjectURL(new Blob([bytes], { type: "audio/wav" }));
};

const interaction: Interaction = {
  id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c10",
  reference: "ref-1",
  startedAt: "2026-11-28T09:00:00Z",
  seconds: 30,
  agent: { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c11", name: "Zoë Quist" },
  teamName: null,
  channel: "voice",
  direction: "inbound",
  queue: null,
  wrapUp: null,
  customer: "+44 20 7946 1234",
  hasRecording: true,
  isHeld: false,
  messages: null,
  recording: { fileName: "call.wav", format: "wav", bytes: 160_044, storedAt: "2026-11-28T09:05:00Z" },
  markers: [
    {
      id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c12",
      second: 12,
      note: "Offer",
      by: "Ada Lead",
      at: "2026-11-28T10:00:00Z",
      isOwn: false,
      version: 1,
    },
  ],
  hold: null,
  keptUntil: "2027-11-28T09:00:00Z",
};

const show = (address: () => string | Promise<string>) =>
  renderScreen({
    Screen: () => <PlayerCard interaction={interaction} bytes={160_044} />,
    areas: ["interactions"],
    permissions: ["recording:view", "recording:listen"],
    answers: { startListening: async () => ({ address: await address(), expiresAt: "2026-11-28T11:00:00Z" }) },
  });

const audio = (): HTMLAudioElement => {
  const element = document.querySelector("audio");
  if (!element) throw new Error("no audio");
  return element;
};

test("Nothing is fetched before somebody listens; a marker leads to its second, arrow keys move by five", async () => {
  const { screen, inputsOf } = await show(() => humOf(20));
  expect(inputsOf("startListening")).toEqual([]);
  await screen.getByRole("button", { name: "Go to 0:12: Offer" }).click();
  await expect.poll(() => audio().currentTime).toBe(12);
  expect(inputsOf("startListening")).toEqual([{ params: { interactionId: interaction.id } }]);
  const slider = screen.getByRole("slider", { name: "Position" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0:12 of 0:20");
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => audio().currentTime).toBe(17);
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}");
  await expect.poll(() => audio().currentTime).toBe(10);
  expect(inputsOf("startListening")).toHaveLength(1);
});

test("A recording is downloaded once, to be heard and drawn", async () => {
  const address = humOf(20);
  const fetched = vi.spyOn(globalThis, "fetch");
  const { screen } = await show(() => address);
  await screen.getByRole("button", { name: "Go to 0:12: Offer" }).click();
  await expect.poll(() => document.querySelectorAll("svg[viewBox='0 0 160 40'] rect").length).toBeGreaterThan(100);
  expect(fetched.mock.calls.filter(([asked]) => asked === address)).toHaveLength(1);
  expect(audio().src).not.toBe(address);
  fetched.mockRestore();
});

test("Who moves on while a recording is being loaded hears it from there", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { screen } = await show(() => promise);
  await screen.getByRole("button", { name: "Go to 0:12: Offer" }).click();
  const slider = screen.getByRole("slider", { name: "Position" });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  resolve(humOf(20));
  await expect.poll(() => audio().currentTime).toBe(7);
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0:07 of 0:20");
});

test("A recording that does not load is asked for once more, then the reader is told and can try again", async () => {
  let isBroken = true;
  const { screen, inputsOf } = await show(() => (isBroken ? "data:audio/wav;base64,AAAA" : humOf(20)));
  await screen.getByRole("button", { name: "Play" }).click();
  await expect.element(screen.getByText("This recording can’t be played in your browser.")).toBeVisible();
  expect(inputsOf("startListening")).toHaveLength(2);
  isBroken = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => audio().currentTime).toBeGreaterThan(0.2);
});

test("Those who may only listen neither change nor delete markers of others", async () => {
  const { screen } = await show(() => humOf(20));
  await expect.element(screen.getByRole("button", { name: "Go to 0:12: Offer" })).toBeVisible();
  expect(screen.getByRole("button", { name: /the marker at 0:12/ }).elements()).toEqual([]);
});

test("On legal hold markers can be heard and not changed, and the card says so", async () => {
  const own = interaction.markers.map((marker) => ({ ...marker, isOwn: true }));
  const { screen } = await renderScreen({
    Screen: () => <PlayerCard interaction={{ ...interaction, isHeld: true, markers: own }} bytes={160_044} />,
    areas: ["interactions"],
    permissions: ["recording:view", "recording:listen", "recording:edit"],
    answers: {},
  });
  await expect.element(screen.getByText("On legal hold, markers stay as they are.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Go to 0:12: Offer" })).toBeVisible();
  expect(screen.getByRole("button", { name: /marker/ }).elements()).toEqual([]);
});
