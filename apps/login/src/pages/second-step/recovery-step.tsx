import { cx } from "@evolve/widgets/cx";
import { useWords } from "@evolve/i18n/react";
import { saveFile } from "@evolve/widgets/save-file";
import { useState } from "react";
import { LaterWords } from "../../later-words.tsx";
import { Button } from "../../parts/button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import styles from "./second-step.module.css";

interface RecoveryStepProps {
  readonly codes: readonly string[];
  readonly isPending: boolean;
  readonly onContinue: () => void;
}

const fileName = "evolve-recovery-codes.txt";

const Codes = ({ codes, isPending, onContinue }: RecoveryStepProps) => {
  const words = useWords();
  const [said, setSaid] = useState("");
  const text = codes.join("\n");
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.t("secondStep.codesCopied")),
      () => setSaid(words.t("secondStep.codesNotCopied")),
    );
  };
  const download = (): void => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), fileName);
  return (
    <>
      <PageHeading title={words.t("secondStep.codesTitle")} lead={words.t("secondStep.codesLead")} />
      <ul className={cx(styles.codes, "ev-num")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="primary" isPending={isPending} onClick={onContinue}>
        {words.t("secondStep.codesKept")}
      </Button>
      <div className={styles.otherWays}>
        <Button onClick={copy}>{words.t("secondStep.codesCopy")}</Button>
        <Button onClick={download}>{words.t("secondStep.codesDownload")}</Button>
        <Button onClick={() => print()}>{words.t("secondStep.codesPrint")}</Button>
      </div>
      <p role="status">{said}</p>
    </>
  );
};

/** After the enrolment: the codes for the day when the phone is lost. They are never shown again. */
export const RecoveryStep = (props: RecoveryStepProps) => (
  <LaterWords>
    <Codes {...props} />
  </LaterWords>
);
