import type { LockState, UserKind, UserRow } from "@evolve/contracts/users";
import type { UserStatus } from "@evolve/contracts/user-status";
import type { PlainKey, Words } from "@evolve/i18n";
import type { StatusTone } from "@evolve/widgets/status-pill";

export interface ShownStatus {
  readonly tone: StatusTone;
  readonly key: PlainKey;
}

export const statusNames = {
  ACTIVE: "users.statusActive",
  PENDING: "users.statusPending",
  UNREGISTERED: "users.statusUnregistered",
  DELETED: "users.statusDeleted",
} as const satisfies Record<UserStatus, PlainKey>;

export const kindNames = {
  person: "users.person",
  service: "users.serviceAccount",
} as const satisfies Record<UserKind, PlainKey>;

export const lockNames = {
  locked: "users.statusLocked",
  unlocked: "users.notLocked",
} as const satisfies Record<LockState, PlainKey>;

const tones: Record<UserStatus, StatusTone> = {
  ACTIVE: "success",
  PENDING: "warning",
  UNREGISTERED: "neutral",
  DELETED: "neutral",
};

/** The one thing about a user's status that somebody has to know: a lock counts before everything else. */
export const statusOf = ({
  status,
  locked,
  invitationExpired,
}: Pick<UserRow, "status" | "locked" | "invitationExpired">): ShownStatus => {
  if (locked) return { tone: "danger", key: "users.statusLocked" };
  if (status === "PENDING" && invitationExpired) return { tone: "neutral", key: "users.statusExpired" };
  return { tone: tones[status], key: statusNames[status] };
};

/** Who has locked a user, or until when failed sign-ins have; undefined for one who is not locked. */
export const lockNote = (words: Words, { locked, lockedUntil }: Pick<UserRow, "locked" | "lockedUntil">) => {
  if (!locked) return undefined;
  if (lockedUntil === null) return words.t("users.lockedByAdministrator");
  return words.t("users.lockedUntil", { time: words.date(lockedUntil, "time") });
};
