import type { PlainKey, Words } from "@evolve/i18n";

/** How the server writes what has a word: of a sign-in the names of RFC 8176. */
const methods: Readonly<Record<string, PlainKey>> = {
  pwd: "audit.methodPassword",
  otp: "audit.methodCode",
  hwk: "audit.methodPasskey",
  swk: "audit.methodPasskey",
  saml: "audit.methodSingleSignOn",
};

const states: Readonly<Record<string, PlainKey>> = {
  pending: "audit.statePending",
  waitlisted: "audit.stateWaitlisted",
  approved: "audit.stateApproved",
  denied: "audit.stateDenied",
  withdrawn: "audit.stateWithdrawn",
  cancelled: "audit.stateCancelled",
  open: "audit.stateOpen",
  accepted: "audit.stateAccepted",
  declined: "audit.stateDeclined",
  expired: "audit.stateExpired",
  matched: "audit.stateMatched",
};

/** By the last part of a field's name. */
const valueNames: Readonly<Record<string, Readonly<Record<string, PlainKey>>>> = {
  methods,
  state: states,
  // Of requests and trades; of everything else it holds fields of its own, whose values are not among these.
  before: states,
  because: {
    ended: "audit.becauseEnded",
    expired: "audit.becauseExpired",
    "not allowed": "audit.becauseNotAllowed",
    "session ended": "audit.becauseSessionEnded",
    "ended by an administrator": "audit.becauseAdministrator",
  },
  sharing: { nobody: "audit.sharingNobody", tenant: "audit.sharingTenant", chosen: "audit.sharingChosen" },
  // Of people in a file that are known already, and of intervals.
  existing: {
    refuse: "audit.existingRefuse",
    update: "audit.existingUpdate",
    replace: "audit.existingReplace",
    add: "audit.existingAdd",
  },
  rows: { all: "audit.rowsAll", valid: "audit.rowsValid" },
  decision: { repair: "planning.repair", exclude: "planning.exclude", keep: "planning.keep" },
  measure: { offered: "planning.measureContacts", handleTime: "planning.measureHandle" },
  media: {
    voice: "planning.mediaVoice",
    chat: "planning.mediaChat",
    email: "planning.mediaEmail",
    callback: "planning.mediaCallback",
  },
  which: { all: "audit.whichAll", others: "audit.whichOthers" },
};

/** A value of a field in words, where it is one of a few that the product names itself; else as it is. */
export const valueText = (words: Words, name: string, value: unknown): string => {
  if (typeof value === "boolean") return words.t(value ? "common.yes" : "common.no");
  const field = name.split(".").at(-1) ?? "";
  const named = Object.hasOwn(valueNames, field) ? valueNames[field] : undefined;
  const wordOf = (one: string): string => {
    const key = named && Object.hasOwn(named, one) ? named[one] : undefined;
    return key ? words.t(key) : one;
  };
  const text = String(value);
  return field === "methods" ? text.split(" ").map(wordOf).join(", ") : wordOf(text);
};
