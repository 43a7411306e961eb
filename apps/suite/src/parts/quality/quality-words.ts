import type { ContactChannel, EvaluationStatus } from "@evolve/contracts/quality-filters";
import type { PlainKey, Words } from "@evolve/i18n";
import type { StatusTone } from "@evolve/widgets/status-pill";
import { percent } from "../percent.ts";

export const statusNames: Readonly<Record<EvaluationStatus, PlainKey>> = {
  draft: "quality.statusDraft",
  submitted: "quality.statusSubmitted",
  acknowledged: "quality.statusAcknowledged",
  disputed: "quality.statusDisputed",
  resolved: "quality.statusResolved",
};

export const statusTones: Readonly<Record<EvaluationStatus, StatusTone>> = {
  draft: "neutral",
  submitted: "info",
  acknowledged: "success",
  disputed: "warning",
  resolved: "success",
};

export const channelNames: Readonly<Record<ContactChannel, PlainKey>> = {
  voice: "quality.channelVoice",
  chat: "quality.channelChat",
  email: "quality.channelEmail",
  sms: "quality.channelSms",
  social: "quality.channelSocial",
  other: "quality.channelOther",
};

/** '87.5%'; a dash where nothing counts. */
export const percentOf = (words: Words, score: number | null, digits = 1): string =>
  percent(words, score === null ? null : score / 100, digits);
