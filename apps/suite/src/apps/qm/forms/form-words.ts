import type { QualityFormStatus } from "@evolve/contracts/quality-filters";
import type { PlainKey } from "@evolve/i18n";
import type { AnswerKind, Critical, FormProblem } from "@evolve/quality";
import type { StatusTone } from "@evolve/widgets/status-pill";

export const formStatusNames: Readonly<Record<QualityFormStatus, PlainKey>> = {
  draft: "quality.formDraft",
  published: "quality.formPublished",
  retired: "quality.formRetired",
};

export const formStatusTones: Readonly<Record<QualityFormStatus, StatusTone>> = {
  draft: "neutral",
  published: "success",
  retired: "warning",
};

/** Kinds of answers, of which a scale has two. */
export const answerNames = {
  yesNo: "quality.kindYesNo",
  scale5: "quality.kindScale5",
  scale10: "quality.kindScale10",
  choice: "quality.kindChoice",
  text: "quality.kindText",
} as const satisfies Record<string, PlainKey>;
export type AnswerName = keyof typeof answerNames;

export const nameOfAnswer = (answer: AnswerKind): AnswerName =>
  answer.kind === "scale" ? (answer.max === 5 ? "scale5" : "scale10") : answer.kind;

export const criticalNames: Readonly<Record<Critical, PlainKey>> = {
  none: "quality.criticalNone",
  section: "quality.criticalSection",
  form: "quality.criticalForm",
};

export const commentNames = {
  optional: "quality.commentOptional",
  belowFull: "quality.commentBelowFull",
  always: "quality.commentAlways",
} as const satisfies Record<string, PlainKey>;

export const problemNames: Readonly<Record<FormProblem, PlainKey>> = {
  noSection: "quality.problemNoSection",
  noTitle: "quality.problemNoTitle",
  noQuestion: "quality.problemNoQuestion",
  noText: "quality.problemNoText",
  noScoredQuestion: "quality.problemNoScoredQuestion",
  noWeight: "quality.problemNoWeight",
  tooFewOptions: "quality.problemTooFewOptions",
  noOptionText: "quality.problemNoOptionText",
  sameOptionText: "quality.problemSameOptionText",
  noPoints: "quality.problemNoPoints",
};
