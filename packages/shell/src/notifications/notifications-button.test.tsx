import "@evolve/widgets/tokens.css";
import type { Notification } from "@evolve/contracts/notifications";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../test/render-screen.tsx";
import { emptyState, type NotificationState } from "./notification-state.ts";
import type { NotificationStore } from "./notification-store.ts";
import { NotificationsButton } from "./notifications-button.tsx";

const news: Notification = {
  notificationUuid: "0198c0de-0000-7000-8000-000000000001",
  sequence: 1,
  title: "Import finished",
  content: "",
  publisher: "Users",
  publishDate: "2026-11-27T08:00:00.000Z",
  date: "27.11.2026",
  linkURL: null,
  topic: "jobs",
  isRead: false,
  actions: [],
};

/** The bell over a store that says what a test has it say. */
const show = async (first: Partial<NotificationState>) => {
  let state: NotificationState = { ...emptyState("u1", []), ...first };
  const listeners = new Set<() => void>();
  const set = (next: Partial<NotificationState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const store: NotificationStore = {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    acknowledgeAll: vi.fn(),
    dismiss: vi.fn(),
    changeLocale: vi.fn(),
    wake: vi.fn(() => set({ status: "connecting" })),
    watch: () => () => undefined,
    close: vi.fn(),
  };
  await renderScreen({
    Screen: () => <NotificationsButton store={store} />,
    areas: ["notifications"],
    permissions: ["mySpace:view"],
    answers: {},
  });
  const bell = page.getByRole("button", { name: /notification/i });
  await bell.click();
  return { set, store };
};
const dialog = page.getByRole("dialog", { name: "Notifications" });
const retry = dialog.getByRole("button", { name: "Try again" });

test("Before the list has come the bell says that it is loading, not that there is nothing", async () => {
  const { set } = await show({});
  await expect.element(dialog.getByText("Loading…")).toBeInTheDocument();
  expect(dialog.getByText("No notifications yet").query()).toBeNull();
  set({ status: "connected", isLoaded: true });
  await expect.element(dialog.getByText("No notifications yet")).toBeVisible();
});

test("A list that could not be loaded says so, and is asked for again", async () => {
  const { set, store } = await show({ status: "offline" });
  await expect.element(dialog.getByText("Your notifications could not be loaded.")).toBeVisible();
  expect(dialog.getByText("No notifications yet").query()).toBeNull();
  await retry.click();
  expect(store.wake).toHaveBeenCalledOnce();
  await expect.element(dialog.getByText("Loading…")).toBeInTheDocument();
  set({ status: "connected", isLoaded: true, notifications: [news] });
  await expect.element(dialog.getByText(/Import finished/)).toBeVisible();
  expect(retry.query()).toBeNull();
});

test("Without a connection the notifications that are there stay, and the bell says that no others come", async () => {
  const { set, store } = await show({ status: "connected", isLoaded: true, notifications: [news] });
  await expect.element(dialog.getByText(/Import finished/)).toBeVisible();
  set({ status: "offline" });
  await expect.element(dialog.getByText(/^You are offline/)).toBeVisible();
  await expect.element(dialog.getByText(/Import finished/)).toBeVisible();
  await retry.click();
  expect(store.wake).toHaveBeenCalledOnce();
  await expect.poll(() => dialog.getByText(/^You are offline/).query()).toBeNull();
});
