import * as contract from "@evolve/contracts/quality-overview";
import { operation } from "../../../core/operation.ts";
import { readTimeZone } from "../../directory/users/index.ts";
import {
  type Figures,
  type GroupRow,
  listGroups,
  listPartTexts,
  listWeakest,
  listWeeks,
  sumFigures,
} from "./overview-repository.ts";

const dayMs = 86_400_000;

const present = ({ evaluations, score, failed }: Figures) => ({ evaluations, score, failed });
const presentGroup = ({ id, name, ...figures }: GroupRow): contract.QualityGroup => ({ id, name, ...present(figures) });

/** Mondays from that of `from` until `until`. */
const mondays = (from: string, until: string): string[] => {
  const first = Date.parse(from) - ((new Date(from).getUTCDay() + 6) % 7) * dayMs;
  const weeks = Math.floor((Date.parse(until) - first) / (7 * dayMs)) + 1;
  return Array.from({ length: weeks }, (_, index) => new Date(first + index * 7 * dayMs).toISOString().slice(0, 10));
};

export const qualityOverview = operation(contract.qualityOverview, ({ actor: { tenantId, userId }, body, read }) =>
  read(async (tx) => {
    const period = { ...body, zone: await readTimeZone(tx, tenantId, userId) };
    const sums = await sumFigures(tx, tenantId, period);
    const weeks = new Map((await listWeeks(tx, tenantId, period)).map((row) => [row.week, row]));
    const [questions, sections] = [
      await listWeakest(tx, tenantId, period, "questions"),
      await listWeakest(tx, tenantId, period, "sections"),
    ];
    const formIds = [...new Set([...questions, ...sections].map(({ formId }) => formId))];
    // The newest version's words come last, and stay.
    const texts = new Map(
      (await listPartTexts(tx, tenantId, formIds)).map((part) => [`${part.formId} ${part.id}`, part]),
    );
    return {
      overview: {
        ...present(sums),
        openDisputes: sums.openDisputes,
        weeks: mondays(body.from, body.until).map((week) => ({
          week,
          ...present(weeks.get(week) ?? { evaluations: 0, score: null, failed: 0 }),
        })),
        forms: (await listGroups(tx, tenantId, period, "form")).map(presentGroup),
        teams: (await listGroups(tx, tenantId, period, "team")).map(presentGroup),
        agents: (await listGroups(tx, tenantId, period, "agent")).map(presentGroup),
        weakest: questions.flatMap(({ formId, formName, id, score, answers }) => {
          const part = texts.get(`${formId} ${id}`);
          const { section: sectionTitle, text } = part ?? { section: "", text: "" };
          return part ? [{ formId, formName, sectionTitle, questionId: id, text, answers, score }] : [];
        }),
        sections: sections.flatMap(({ formId, formName, id, score, answers }) => {
          const part = texts.get(`${formId} ${id}`);
          return part ? [{ formName, sectionId: id, title: part.text, score, answers }] : [];
        }),
      },
    };
  }),
);
