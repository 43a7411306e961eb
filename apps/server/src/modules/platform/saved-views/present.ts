import type { SavedView } from "@evolve/contracts/saved-views";
import type { ViewRow } from "./repository.ts";

export const presentView = ({ id, name, settings, isShared, isOwn, ownerName, version }: ViewRow): SavedView => ({
  id,
  name,
  settings,
  isShared,
  isOwn,
  ownerName,
  version,
});
