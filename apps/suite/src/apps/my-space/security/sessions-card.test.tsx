import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SessionsCard } from "./sessions-card.tsx";

const sessionOf = (id: string, browser: string, current = false) => ({
  ...{ id, browser, current, accessKeyId: null, address: "192.0.2.1" },
  ...{ startedAt: "2026-11-20T08:00:00Z", lastUsedAt: "2026-11-27T08:00:00Z" },
});

const three = [sessionOf("s1", "Chrome", true), sessionOf("s2", "Firefox"), sessionOf("s3", "Safari")];

const show = (
  listed: readonly (Omit<(typeof three)[number], "accessKeyId"> & { accessKeyId: string | null })[] = three,
) => {
  let sessions = listed;
  return renderScreen({
    Screen: SessionsCard,
    areas: ["security"],
    permissions: [],
    answers: {
      searchSessions: () => ({ sessions, totalRecords: sessions.length }),
      endOwnSession: ({ params }: { params?: { sessionId?: string } }) => {
        sessions = sessions.filter(({ id }) => id !== params?.sessionId);
        return {};
      },
      endOwnSessions: () => {
        sessions = sessions.slice(0, 1);
        return { ended: 2 };
      },
    },
  });
};

test("One session ends once the question at its button is answered; Escape leaves it open and returns to the button", async () => {
  const { screen, inputsOf } = await show();
  const button = screen.getByRole("button", { name: "End the session on Firefox" });
  await button.click();
  const question = page.getByRole("dialog", { name: /^End this session\?.*Firefox will be signed out/ });
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  expect(inputsOf("endOwnSession")).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await question.getByRole("button", { name: "End" }).click();
  await expect.element(screen.getByText("Firefox", { exact: true })).not.toBeInTheDocument();
  expect(inputsOf("endOwnSession")).toEqual([{ params: { sessionId: "s2" } }]);
});

test("All other sessions end only after a question that says what is lost", async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole("button", { name: "End all other sessions" }).click();
  const question = page.getByRole("alertdialog", { name: "End all other sessions?" });
  await expect.element(question.getByText(/You stay signed in here\. Unsaved work/)).toBeVisible();
  expect(inputsOf("endOwnSessions")).toEqual([]);
  await question.getByRole("button", { name: "End all other sessions" }).click();
  await expect.element(screen.getByText("Safari", { exact: true })).not.toBeInTheDocument();
  expect(inputsOf("endOwnSessions")).toEqual([{ body: { which: "others" } }]);
});

test("A session that a program opened with an access key is called that", async () => {
  const { screen } = await show([...three, { ...sessionOf("s4", ""), accessKeyId: "key" }, sessionOf("s5", "")]);
  await expect.element(screen.getByText("Access key", { exact: true })).toBeVisible();
  expect(screen.getByText("Unknown browser").elements()).toHaveLength(1);
});
