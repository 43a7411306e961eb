import type { Interaction } from "@evolve/contracts/interactions";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { Transcript } from "./transcript.tsx";

const interaction: Interaction = {
  ...{ id: "i1", reference: "ref-1", startedAt: "2026-11-27T22:00:00Z", seconds: 86_400, teamName: null, queue: null },
  ...{ agent: { id: "a1", name: "Zoë Quist" }, channel: "email", direction: "inbound", wrapUp: null, customer: "Mia" },
  ...{ hasRecording: false, isHeld: false, recording: null, markers: [], hold: null, messages: null },
  keptUntil: "2027-11-28T09:00:00Z",
};
const messages = (["2026-11-27T22:01:00Z", "2026-11-27T22:30:00Z", "2026-11-28T22:00:00Z"] as const).map((at) => ({
  ...{ at, from: "customer" as const, text: "Hello" },
}));

test("A message says its day where it is another one than that of the message before", async () => {
  const { screen } = await renderScreen({
    Screen: () => <Transcript interaction={interaction} messages={messages} marks={[]} />,
    areas: ["interactions"],
    permissions: ["recording:view", "recording:listen"],
    timeZone: "UTC",
    answers: {},
  });
  await expect.element(screen.getByText("Nov 28, 2026, 10:00 PM")).toBeVisible();
  const times = [...document.querySelectorAll("time")].map((time) => time.textContent);
  expect(times).toEqual(["10:01 PM", "10:30 PM", "Nov 28, 2026, 10:00 PM"]);
});
