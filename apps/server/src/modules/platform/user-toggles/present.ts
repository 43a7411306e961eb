import { contentVersion } from "../../../core/content-version.ts";
import type { FoundToggles } from "./repository.ts";

export const versionOf = ({ toggles }: FoundToggles): string => contentVersion([...toggles].sort());

export const presentToggles = (found: FoundToggles) => ({
  toggles: found.toggles,
  tenantToggles: found.tenantToggles,
  version: versionOf(found),
});
