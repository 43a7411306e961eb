import type { OwnTimeOff, TimeOffRow } from "@evolve/contracts/time-off";
import type { RequestRow } from "./requests-repository.ts";

export const presentOwn = (row: RequestRow): OwnTimeOff => ({
  id: row.id,
  codeId: row.codeId,
  codeName: row.codeName,
  colorCode: row.colorCode,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  part: row.fromMinute === null || row.partMinutes === null ? null : { from: row.fromMinute, minutes: row.partMinutes },
  minutes: row.minutes,
  comment: row.comment,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy ?? "",
  isAutomatic: row.isAutomatic,
  reason: row.reason,
  place: row.waitPlace,
  version: row.version,
});

export const presentRow = (row: RequestRow): TimeOffRow => ({
  ...presentOwn(row),
  userId: row.userId,
  userName: row.userName,
  teamName: row.teamName,
  businessUnitName: row.businessUnitName,
});
