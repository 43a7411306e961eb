import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { LocalDate } from "./planning.ts";
import { Id } from "./validators.ts";

const area = "quality";

export const qualityOverviewLimits = { daysMax: 400, rowsMax: 10 } as const;

const figures = {
  /** Submitted, and not withdrawn. */
  evaluations: z.number(),
  /** Percent; null where nothing counts. */
  score: z.nullable(z.number()),
  /** Failed by a critical question. */
  failed: z.number(),
};
const Group = z.object({ id: z.string(), name: z.string(), ...figures });
export type QualityGroup = z.output<typeof Group>;

const QuestionFigures = z.object({
  formId: z.string(),
  formName: z.string(),
  sectionTitle: z.string(),
  questionId: z.string(),
  text: z.string(),
  answers: z.number(),
  /** The mean of its points, in percent. */
  score: z.number(),
});

const Overview = z.object({
  ...figures,
  openDisputes: z.number(),
  /** Every week of the period, by its Monday. */
  weeks: z.array(z.object({ week: z.string(), ...figures })),
  forms: z.array(Group),
  teams: z.array(Group),
  /** Lowest average first, ten at most. */
  agents: z.array(Group),
  /** Those with the lowest average, ten at most. */
  weakest: z.array(QuestionFigures),
  /** Of the forms' sections, the lowest average first, ten at most. */
  sections: z.array(
    z.object({
      formName: z.string(),
      sectionId: z.string(),
      title: z.string(),
      score: z.number(),
      answers: z.number(),
    }),
  ),
});
export type QualityOverview = z.output<typeof Overview>;

export const qualityOverview = defineCall({
  name: "qualityOverview",
  summary:
    "Figures of the evaluations that were submitted in a period of days in the caller's time zone, by week, form, team, agent, section and question.",
  area,
  method: "POST",
  path: "/quality/v1/overview/search",
  access: { anyOf: ["quality:evaluations:view"] },
  body: z
    .strictObject({
      from: LocalDate,
      until: LocalDate,
      formId: z.optional(z.array(Id).check(z.maxLength(100))),
      teamId: z.optional(z.array(Id).check(z.maxLength(200))),
    })
    .check(
      z.check<{ readonly from: string; readonly until: string }>(({ value, issues }) => {
        const days = (Date.parse(value.until) - Date.parse(value.from)) / 86_400_000 + 1;
        const message = days < 1 ? "dateRange" : days > qualityOverviewLimits.daysMax ? "maxDays" : null;
        if (message !== null) issues.push({ code: "custom", input: value, path: ["until"], message });
      }),
    ),
  answer: z.object({ overview: Overview }),
  errors: [],
});
