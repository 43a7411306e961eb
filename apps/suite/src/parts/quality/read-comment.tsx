import type { Evaluation } from "@evolve/contracts/evaluations";
import { useShell } from "@evolve/shell";
import { Card } from "../card.tsx";
import styles from "./quality.module.css";

/** What the evaluator says about the contact as a whole, where they say anything. */
export const ReadComment = ({ comment }: Pick<Evaluation, "comment">) => {
  const { t } = useShell().words;
  return (
    comment !== "" && (
      <Card title={t("quality.overallComment")}>
        <p className={styles.said} dir="auto">
          {comment}
        </p>
      </Card>
    )
  );
};
