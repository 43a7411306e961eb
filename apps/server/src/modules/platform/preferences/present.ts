import type { PreferenceRow } from "./repository.ts";

export const presentPreference = (row: PreferenceRow): { preferenceName: string; value: string } => ({
  preferenceName: row.name,
  value: row.value,
});
