import type { SkillRow } from "./skills-repository.ts";

export const presentSkill = (row: SkillRow) => ({
  id: row.id,
  name: row.name,
  colorCode: row.colorCode,
  channelId: row.channelId,
  proficiencyEnabled: row.proficiencyEnabled,
  acdSkillInfos: row.acdSkillInfos,
  version: row.version,
});
