import { readSharedSkills, type SharedSkills } from "@evolve/contracts/shared-skills";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Chart } from "@evolve/widgets/chart";
import { Modal } from "@evolve/widgets/modal";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import type { MultiSkillAnswer } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import { totalsOf } from "./shared-skills-question.ts";
import styles from "./staffing.module.css";
import { dayName } from "../day-names.ts";
import { percent } from "./staffing-map.ts";
import { useMultiSkill } from "./use-multi-skill.ts";

interface SharedSkillsDialogProps {
  readonly planningGroupId: string;
  /** A local date. */
  readonly day: string;
  readonly onClose: () => void;
}

/** How many people of each mix of skills a day needs, so that all planning groups which share them meet their goals. */
export const SharedSkillsDialog = ({ planningGroupId, day, onClose }: SharedSkillsDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { data, error, refetch } = useQuery({
    queryKey: ["staffing", planningGroupId, "shared skills", day],
    queryFn: ({ signal }) => client.call(readSharedSkills, { params: { planningGroupId }, query: { day } }, { signal }),
    // Another answer would begin the calculation again.
    staleTime: Infinity,
    gcTime: 0,
  });
  const question = data?.question ?? null;
  const { done, answer, hasFailed } = useMultiSkill(question);
  return (
    <Modal
      isOpen
      size="large"
      title={t("requirement.sharedTitle")}
      subtitle={dayName(words, day)}
      onOpenChange={onClose}
    >
      <div className="ev-modal-fields">
        {data === undefined ? (
          <QueryState error={error} onRetry={() => void refetch()} />
        ) : question === null ? (
          <p role="status">{t("requirement.sharedNothing")}</p>
        ) : hasFailed ? (
          <Banner tone="danger">{t("requirement.sharedFailed")}</Banner>
        ) : answer === null ? (
          <ProgressBar label={t("requirement.sharedProgress")} value={done} />
        ) : (
          <Answer question={question} answer={answer} />
        )}
      </div>
    </Modal>
  );
};

interface AnswerProps {
  readonly question: SharedSkills;
  readonly answer: MultiSkillAnswer;
}

const Answer = ({ question, answer }: AnswerProps) => {
  const { t } = useWords();
  const { groups, intervalMinutes, starts, zone } = question;
  const shared = totalsOf(answer.agents, intervalMinutes);
  const apart = totalsOf(
    groups.map((group) => group.apart),
    intervalMinutes,
  );
  const { people: bound } = totalsOf([answer.bound], intervalMinutes);
  return (
    <>
      {answer.trainingNeeds.map((place) => (
        <Banner key={place} tone="warning">
          {t("requirement.sharedTraining", { group: groups[place]?.name ?? "" })}
        </Banner>
      ))}
      <p>
        {t("requirement.sharedResult", {
          hours: Math.round(shared.hours),
          peak: shared.peak,
          apartHours: Math.round(apart.hours),
          apartPeak: apart.peak,
        })}
      </p>
      <Chart
        label={t("requirement.sharedChart")}
        instants={starts}
        timeZone={zone}
        height={220}
        series={[
          { id: "apart", label: t("requirement.sharedApart"), values: apart.people, tone: "neutral" },
          { id: "shared", label: t("requirement.sharedMixes"), values: shared.people, tone: "brand" },
          { id: "bound", label: t("requirement.sharedBound"), values: bound, tone: "accent", isDashed: true },
        ]}
      />
      <Mixes question={question} answer={answer} />
      <Levels question={question} answer={answer} />
      <p className={styles.quiet}>{t("requirement.sharedHow")}</p>
    </>
  );
};

const Mixes = ({ question: { groups, intervalMinutes, mixes }, answer: { agents } }: AnswerProps) => {
  const words = useWords();
  const { t } = words;
  return (
    <table className={styles.compared}>
      <caption className={styles.subTitle}>{t("requirement.sharedByMix")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("requirement.sharedSkillsOf")}</th>
          <th scope="col">{t("requirement.sharedPeople")}</th>
          <th scope="col">{t("requirement.sharedPeak")}</th>
          <th scope="col">{t("requirement.sharedHours")}</th>
        </tr>
      </thead>
      <tbody>
        {mixes.map(({ groups: places, people }, index) => {
          const { hours, peak } = totalsOf([agents[index] ?? []], intervalMinutes);
          return (
            <tr key={places.join(" ")}>
              <th scope="row" dir="auto">
                {places.map((place) => groups[place]?.name ?? "").join(", ")}
              </th>
              <td>{words.number(people)}</td>
              <td>{words.number(peak)}</td>
              <td>{words.number(hours, { maximumFractionDigits: 1 })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Levels = ({ question: { groups }, answer: { serviceLevels } }: AnswerProps) => {
  const words = useWords();
  const { t } = words;
  return (
    <table className={styles.compared}>
      <caption className={styles.subTitle}>{t("requirement.sharedLevels")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("planning.planningGroup")}</th>
          <th scope="col">{t("planning.goal")}</th>
          <th scope="col">{t("requirement.simulated")}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, name, serviceLevel }, place) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{percent(words, serviceLevel)}</td>
            <td>{percent(words, serviceLevels[place] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
