import { limits } from "@evolve/contracts/limits";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import type { Editor } from "./use-editor.ts";
import { ruleWords } from "../../../parts/rule-words.ts";
import { VersionDetails } from "./version-details.tsx";
import styles from "./editor.module.css";

interface SaveIssuesProps {
  readonly editor: Editor;
  readonly zone: string;
}

/** What was not saved: shifts that somebody else has changed, with both versions, and those that break a rule without a reason. */
export const SaveIssues = ({ editor, zone }: SaveIssuesProps) => {
  const { words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  const { conflicts, refused, roster, state } = editor;
  if (conflicts.length + refused.length === 0) return null;
  const nameOf = (agentId: string | undefined): string => roster?.agents.find(({ id }) => id === agentId)?.name ?? "";
  const codes = new Map((roster?.codes ?? []).map(({ id, name }) => [id, name]));
  const giveReason = (): void => {
    editor.allow(reason);
    setReason("");
  };
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={editor.leaveIssues}
      title={t("scheduleEditor.issuesTitle")}
      footer={
        <div className="ev-modal-footer">
          <Button onPress={editor.leaveIssues}>{t("scheduleEditor.backToEdit")}</Button>
          {refused.length > 0 && (
            <Button variant="primary" isDisabled={reason.trim() === ""} onPress={giveReason}>
              {t("scheduleEditor.allow")}
            </Button>
          )}
        </div>
      }
    >
      {conflicts.map((conflict) => {
        const mine = state.shifts.get(conflict.id) ?? null;
        const { theirs } = conflict;
        return (
          <div key={conflict.id} className={styles.issue}>
            <strong>{nameOf(mine?.agentId ?? theirs?.agentId)}</strong>
            <div className={styles.versions}>
              <div>
                <p className={styles.quiet}>{t("scheduleEditor.mine")}</p>
                <VersionDetails shift={mine} other={theirs} codes={codes} zone={zone} />
                <Button onPress={() => editor.settle(conflict, false)}>{t("scheduleEditor.keepMine")}</Button>
              </div>
              <div>
                <p className={styles.quiet}>{t("scheduleEditor.theirs")}</p>
                <VersionDetails shift={theirs} other={mine} codes={codes} zone={zone} />
                <Button onPress={() => editor.settle(conflict, true)}>{t("scheduleEditor.takeTheirs")}</Button>
              </div>
            </div>
          </div>
        );
      })}
      {refused.length > 0 && (
        <TextField
          label={t("scheduleEditor.reason")}
          description={t("scheduleEditor.reasonHint")}
          value={reason}
          maxLength={limits.descriptionMax}
          onChange={setReason}
        />
      )}
      {refused.map(({ id, rules }) => (
        <div key={id} className={styles.issue}>
          <strong>{nameOf(state.shifts.get(id)?.agentId)}</strong>
          <VersionDetails shift={state.shifts.get(id) ?? null} other={null} codes={codes} zone={zone} />
          <ul className={styles.rules}>
            {rules.map((rule, index) => (
              // Two activities of a shift may break the same rule.
              <li key={index}>{ruleWords(words, rule, zone, { names: codes })}</li>
            ))}
          </ul>
        </div>
      ))}
    </Modal>
  );
};
