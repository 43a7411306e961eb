import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { type GapCover, localDateOf, type Shift, type Violation } from "@evolve/workforce";
import { spanOf } from "../../my-space/schedule/schedule-words.ts";
import { ruleWords } from "../../../parts/rule-words.ts";
import styles from "./editor.module.css";
import type { RosterAnswer } from "./use-editor.ts";

/** Somebody who is asked about: what they would work, which rules that breaks, or why they cannot. */
export interface Candidate {
  readonly agentId: string;
  readonly shift: Shift | null;
  readonly broken: readonly Violation[];
  readonly obstacle: GapCover["obstacle"];
}

interface CoverDialogProps {
  /** What is to be covered. */
  readonly subtitle: string;
  readonly candidates: readonly Candidate[];
  readonly roster: RosterAnswer;
  readonly zone: string;
  readonly isReadOnly: boolean;
  readonly onChoose: (candidate: Candidate & { readonly shift: Shift }) => void;
  readonly onClose: () => void;
}

/** Who can cover time that nobody works: those who may, those who would break a rule, and why the others cannot. */
export const CoverDialog = (props: CoverDialogProps) => {
  const { subtitle, candidates, roster, zone, isReadOnly, onChoose, onClose } = props;
  const { words } = useShell();
  const { t } = words;
  const names = new Map(roster.agents.map(({ id, name }) => [id, name]));
  const codes = new Map(roster.codes.map(({ id, name }) => [id, name]));
  const able = candidates.filter(({ obstacle, broken }) => obstacle === null && broken.length === 0);
  const breaking = candidates.filter(({ obstacle, broken }) => obstacle === null && broken.length > 0);
  const others = candidates.filter(({ obstacle }) => obstacle !== null);
  const line = (candidate: Candidate) => {
    const { agentId, shift, broken, obstacle } = candidate;
    return (
      <li key={agentId} className={styles.candidate}>
        <div>
          <strong>
            <bdi>{names.get(agentId)}</bdi>
          </strong>
          {shift && <p>{`${words.date(shift.start, "date", zone)}, ${spanOf(words, zone, shift)}`}</p>}
          {obstacle !== null && <p className={styles.quiet}>{t(`scheduleEditor.obstacle.${obstacle}`)}</p>}
          {broken.map((violation, index) => (
            // Two activities of a shift may break the same rule.
            <p key={index} className={styles.quiet}>
              {ruleWords(words, violation, zone, {
                names: codes,
                ...(shift && { day: localDateOf(shift.start, zone) }),
              })}
            </p>
          ))}
        </div>
        {shift && !isReadOnly && (
          <Button
            size="small"
            aria-label={t("scheduleEditor.chooseNamed", { name: names.get(agentId) ?? "" })}
            onPress={() => onChoose({ ...candidate, shift })}
          >
            {t("scheduleEditor.choose")}
          </Button>
        )}
      </li>
    );
  };
  const list = (title: string, of: readonly Candidate[]) =>
    of.length > 0 && (
      <section>
        <h3 className={styles.heading}>{title}</h3>
        <ul className={styles.rules}>{of.map(line)}</ul>
      </section>
    );
  return (
    <Modal isOpen size="panel" onOpenChange={onClose} title={t("scheduleEditor.cover")} subtitle={subtitle}>
      <div className="ev-modal-fields">
        {able.length === 0 && <p>{t("scheduleEditor.nobodyAble")}</p>}
        {list(t("scheduleEditor.able"), able)}
        {list(t("scheduleEditor.breaking"), breaking)}
        {list(t("scheduleEditor.unable"), others)}
      </div>
    </Modal>
  );
};
