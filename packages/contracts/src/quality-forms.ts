import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Version } from "./organisation.ts";
import { QualityFormFilter, QualityFormStatus } from "./quality-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "quality";
const view = { anyOf: ["quality:forms:view"] } as const;
const edit = { anyOf: ["quality:forms:edit"] } as const;

export const qualityFormLimits = {
  nameMax: 100,
  formsMax: 500,
  sectionsMax: 30,
  /** Of one section. */
  questionsMax: 50,
  /** Of one question. */
  optionsMax: 20,
  titleMax: 120,
  textMax: 500,
  helpMax: 1_000,
  weightMax: 100,
  pointsMax: 100,
  /** Of a form with so many questions in four languages' letters. */
  bodyMax: 2 * 1024 * 1024,
} as const;

const Name = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(qualityFormLimits.nameMax, "maxLength"));
const Description = z.string().check(z.trim(), z.maxLength(limits.descriptionMax, "maxLength"));
const Weight = z.int().check(z.gte(0), z.lte(qualityFormLimits.weightMax));
const textOf = (max: number) => z.string().check(z.maxLength(max, "maxLength"));

const AnswerKind = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("yesNo") }),
  z.strictObject({ kind: z.literal("scale"), max: z.union([z.literal(5), z.literal(10)]) }),
  z.strictObject({
    kind: z.literal("choice"),
    options: z
      .array(
        z.strictObject({
          id: Id,
          text: textOf(qualityFormLimits.titleMax),
          points: z.int().check(z.gte(0), z.lte(qualityFormLimits.pointsMax)),
        }),
      )
      .check(z.maxLength(qualityFormLimits.optionsMax)),
  }),
  /** Not scored. */
  z.strictObject({ kind: z.literal("text") }),
]);

const Question = z.strictObject({
  /** The same from one version to the next, by which figures compare them. */
  id: Id,
  text: textOf(qualityFormLimits.textMax),
  /** What to look for. */
  help: textOf(qualityFormLimits.helpMax),
  /** By comparison with the other questions of its section. */
  weight: Weight,
  answer: AnswerKind,
  allowsNotApplicable: z.boolean(),
  comment: z.enum(["optional", "belowFull", "always"]),
  /** What is 0 % where the question has no points. */
  critical: z.enum(["none", "section", "form"]),
});

const Section = z.strictObject({
  id: Id,
  title: textOf(qualityFormLimits.titleMax),
  /** By comparison with the other sections. */
  weight: Weight,
  questions: z.array(Question).check(z.maxLength(qualityFormLimits.questionsMax)),
});

const allDifferent = (ids: readonly string[]): boolean =>
  new Set(ids.map((id) => id.toLowerCase())).size === ids.length;

/** Sections of questions. A draft may be incomplete. */
export const QualityFormContent = z
  .strictObject({ sections: z.array(Section).check(z.maxLength(qualityFormLimits.sectionsMax)) })
  .check(
    z.refine(
      ({ sections }) =>
        allDifferent(sections.map(({ id }) => id)) &&
        allDifferent(sections.flatMap(({ questions }) => questions.map(({ id }) => id))),
      { error: "duplicateEntry", path: ["sections"] },
    ),
  );
export type QualityFormContent = z.output<typeof QualityFormContent>;

const row = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: QualityFormStatus,
  /** Of the newest published version; null: none is. */
  publishedVersion: z.nullable(z.number()),
  publishedAt: z.nullable(z.string()),
  /** There are changes that are not published. */
  hasChanges: z.boolean(),
  /** Of the draft. */
  questions: z.number(),
  /** Made with any of its versions. */
  evaluations: z.number(),
  updatedAt: z.string(),
  version: Version,
};
const QualityFormRow = z.object(row);
export type QualityFormRow = z.output<typeof QualityFormRow>;

const QualityForm = z.object({ ...row, content: QualityFormContent });
export type QualityForm = z.output<typeof QualityForm>;

export const searchQualityForms = defineCall({
  name: "searchQualityForms",
  summary: "Evaluation forms, with their state and how many evaluations were made with them.",
  area,
  method: "POST",
  path: "/quality/v1/forms/search",
  access: view,
  body: searchBody({
    filter: QualityFormFilter,
    orderBy: ["name", "status", "publishedAt", "updatedAt", "evaluations"],
  }),
  answer: searchAnswer("forms", QualityFormRow),
  errors: ["invalidParameters"],
});

const params = z.strictObject({ formId: Id });
const answer = z.object({ form: QualityForm });

export const readQualityForm = defineCall({
  name: "readQualityForm",
  summary: "A form as it is edited: its draft, which its next version is published from.",
  area,
  method: "GET",
  path: "/quality/v1/forms/:formId",
  access: view,
  params,
  answer,
  errors: ["notFound"],
});

export const QualityFormFields = z.strictObject({ name: Name, description: Description });
export type QualityFormFields = z.output<typeof QualityFormFields>;

export const createQualityForm = defineCall({
  name: "createQualityForm",
  summary: "Creates an empty form, or with `copyOf` one with the same sections and questions.",
  area,
  method: "POST",
  path: "/quality/v1/forms",
  access: edit,
  body: z.strictObject({ name: Name, description: Description, copyOf: z.optional(Id) }),
  answer,
  errors: ["nameExists", "notFound", "tooManyQualityForms"],
});

export const updateQualityForm = defineCall({
  name: "updateQualityForm",
  summary: "Changes a form's draft. Evaluations keep the version that they were made with.",
  area,
  method: "PUT",
  path: "/quality/v1/forms/:formId",
  access: edit,
  bodyMax: qualityFormLimits.bodyMax,
  params,
  body: z.strictObject({ name: Name, description: Description, content: QualityFormContent, version: Version }),
  answer,
  errors: ["nameExists", "notFound", "changedMeanwhile"],
});

export const publishQualityForm = defineCall({
  name: "publishQualityForm",
  summary:
    "Makes the draft the version that evaluations are made with from now on. One that is incomplete is refused; `fields` has a code for each question, section or the form (`form`) that lacks something. A retired form stays retired until it is restored.",
  area,
  method: "POST",
  path: "/quality/v1/forms/:formId/publish",
  access: edit,
  params,
  body: z.strictObject({ version: Version }),
  answer,
  errors: ["notFound", "changedMeanwhile", "formIncomplete"],
});

export const retireQualityForm = defineCall({
  name: "retireQualityForm",
  summary: "Offers a form for no more evaluations. Those that were begun can be submitted.",
  area,
  method: "POST",
  path: "/quality/v1/forms/:formId/retire",
  access: edit,
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const restoreQualityForm = defineCall({
  name: "restoreQualityForm",
  summary: "Offers a retired form again.",
  area,
  method: "POST",
  path: "/quality/v1/forms/:formId/restore",
  access: edit,
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const deleteQualityForm = defineCall({
  name: "deleteQualityForm",
  summary: "Deletes a form that no evaluation and no calibration was ever made with.",
  area,
  method: "DELETE",
  path: "/quality/v1/forms/:formId",
  access: edit,
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});
