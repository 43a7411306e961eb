/** The broadcasts that a user has closed in this browser, so that a reload does not bring them back. */
export interface DismissedBroadcasts {
  readonly read: () => readonly string[];
  readonly write: (ids: readonly string[]) => void;
}

const key = "dismissedBroadcasts";

/** Of one user at a time: the next one's take their place. */
export const keptDismissedBroadcasts = (
  storage: Pick<Storage, "getItem" | "setItem">,
  userId: string,
): DismissedBroadcasts => ({
  read: () => {
    try {
      const kept = JSON.parse(storage.getItem(key) ?? "null") as { userId?: unknown; ids?: unknown } | null;
      return kept?.userId === userId && Array.isArray(kept.ids) ? kept.ids.filter((id) => typeof id === "string") : [];
    } catch {
      return [];
    }
  },
  write: (ids) => storage.setItem(key, JSON.stringify({ userId, ids })),
});
