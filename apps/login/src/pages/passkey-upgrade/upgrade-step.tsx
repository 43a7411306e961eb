import { useWords } from "@evolve/i18n/react";
import type { CallError } from "@evolve/session";
import { useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { LaterWords } from "../../later-words.tsx";
import { Button } from "../../parts/button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { Notice } from "../sign-in/notice.tsx";
import { createPasskey, declinePasskey } from "./upgrade.ts";
import styles from "../second-step/second-step.module.css";

interface UpgradeStepProps {
  readonly isPending: boolean;
  readonly onContinue: () => void;
}

const Offer = ({ isPending, onContinue }: UpgradeStepProps) => {
  const words = useWords();
  const { client } = useApp();
  const [failure, setFailure] = useState<CallError>();
  const [isMaking, setMaking] = useState(false);

  const make = async (): Promise<void> => {
    setMaking(true);
    setFailure(undefined);
    try {
      await createPasskey(client);
      onContinue();
    } catch (error) {
      setFailure(refusalOf(error));
    } finally {
      setMaking(false);
    }
  };
  const decline = (): void => {
    declinePasskey();
    onContinue();
  };
  return (
    <>
      <PageHeading title={words.t("secondStep.upgradeTitle")} lead={words.t("secondStep.upgradeLead")} />
      <Notice content={failure && { tone: "danger", text: words.t("secondStep.upgradeFailed") }} />
      <Button variant="primary" isPending={isMaking || isPending} onClick={() => void make()}>
        {words.t("secondStep.upgradeMake")}
      </Button>
      <div className={styles.otherWays}>
        <Button isPending={isPending && !isMaking} onClick={decline}>
          {words.t("secondStep.upgradeDecline")}
        </Button>
      </div>
      <p className={styles.upgradeNote}>{words.t("secondStep.upgradeNote")}</p>
    </>
  );
};

/** After a sign-in by password: the next one may do without. */
export const UpgradeStep = (props: UpgradeStepProps) => (
  <LaterWords>
    <Offer {...props} />
  </LaterWords>
);
