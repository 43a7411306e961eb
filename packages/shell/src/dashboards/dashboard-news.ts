import { createListeners, type Unsubscribe } from "@evolve/session";

/** The refresh event: a dashboard as it is now, and whether it is one of the user's favourites. A deleted one is none. */
export interface DashboardNews {
  readonly id: string;
  readonly name: string;
  /** A full name. */
  readonly createdBy: string;
  readonly favorite: boolean;
}

const channelName = "evolve-dashboards";

/** Another window may run another version: what is no news is passed over. */
const isNews = (data: unknown): data is DashboardNews => {
  const { id, name, createdBy, favorite } = (data ?? {}) as Record<string, unknown>;
  return [id, name, createdBy].every((text) => typeof text === "string") && typeof favorite === "boolean";
};

/** Carries the event to this window's listeners and to those of the browser's other windows. */
export const createDashboardNews = () => {
  const listeners = createListeners<DashboardNews>();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listeners.emit(data);
  });
  return {
    tell: (news: DashboardNews): void => {
      listeners.emit(news);
      channel.postMessage(news);
    },
    listen: (listener: (news: DashboardNews) => void): Unsubscribe => listeners.add(listener),
  };
};

export const dashboardNews = createDashboardNews();
