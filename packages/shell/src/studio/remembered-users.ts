/** Local storage's list of users who have chosen not to be asked again. */
const key = "studioUsers";

type Kept = Pick<Storage, "getItem" | "setItem">;

const read = (storage: Kept): readonly string[] => {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};

export const rememberedUsers = {
  has: (storage: Kept, userId: string): boolean => read(storage).includes(userId),
  add: (storage: Kept, userId: string): void =>
    storage.setItem(key, JSON.stringify([...new Set([...read(storage), userId])])),
};
