import { useWords } from "@evolve/i18n/react";
import { Page } from "@evolve/shell";
import { DevicesCard } from "./devices-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoStepCard } from "./two-step-card.tsx";
import parts from "../../../parts/parts.module.css";

/** How somebody's account is protected, and where it is in use. */
export const SecurityScreen = () => {
  const words = useWords();
  return (
    <Page title={words.t("security.title")} lead={words.t("security.lead")}>
      <div className={parts.cards}>
        <div className={parts.column}>
          <TwoStepCard />
          <PasskeysCard />
        </div>
        <div className={parts.column}>
          <SessionsCard />
          <DevicesCard />
        </div>
      </div>
    </Page>
  );
};
