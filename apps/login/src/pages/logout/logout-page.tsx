import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";
import Check from "lucide-react/icons/check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Send from "lucide-react/icons/send";
import { useCallback, useEffect } from "react";
import { PageHeading } from "../../parts/page-heading.tsx";
import { redirect, usePlace } from "../../router.ts";
import { AskBefore } from "./ask-before.tsx";
import { HiddenFrame } from "./hidden-frame.tsx";
import { LogoutFailure } from "./logout-failure.tsx";
import { useEndOfSession } from "./use-end-of-session.ts";
import { type Sibling, type SiblingState, useSiblings } from "./use-siblings.ts";
import styles from "./logout.module.css";

const stateKeys = {
  waiting: "account.logoutWaiting",
  done: "account.logoutDone",
  told: "account.logoutTold",
  noAnswer: "account.logoutNoAnswer",
} as const satisfies Record<SiblingState, PlainKey>;

const icons: Readonly<Record<SiblingState, React.ReactNode>> = {
  waiting: <Spinner />,
  done: <Check aria-hidden="true" />,
  told: <Send aria-hidden="true" />,
  noAnswer: <CircleHelp aria-hidden="true" />,
};

const siblingKeys = {
  contactCentre: "account.contactCentre",
  analytics: "account.analytics",
  dashboards: "account.dashboards",
} as const satisfies Record<string, PlainKey>;

interface RowProps {
  readonly sibling: Sibling;
  readonly index: number;
  readonly onAnswer: (index: number, state: SiblingState) => void;
}

const SiblingRow = ({ sibling: { frame, state }, index, onAnswer }: RowProps) => {
  const words = useWords();
  const answer = useCallback((given: SiblingState) => onAnswer(index, given), [index, onAnswer]);
  const key = Object.entries(siblingKeys).find(([name]) => frame.kind === "sibling" && name === frame.name)?.[1];
  return (
    <li data-state={state}>
      <span>{key === undefined ? frame.name : words.t(key)}</span>
      <span className={styles.state}>
        {words.t(stateKeys[state])}
        {icons[state]}
      </span>
      <HiddenFrame frame={frame} onAnswer={answer} />
    </li>
  );
};

/** Signs out here, at the server and at the sibling apps, and then leads to sign-in. No sibling holds that up for long. */
export const LogoutPage = () => (
  <AskBefore>
    <SigningOut />
  </AskBefore>
);

const SigningOut = () => {
  const words = useWords();
  const { parameters } = usePlace();
  const siblings = useSiblings();
  const { state, retry, providerUrl } = useEndOfSession(siblings.ask);
  const isDone = state === "ended" && siblings.isOver;

  useEffect(() => {
    if (!isDone) return;
    // Its page comes back to sign-in.
    if (providerUrl !== null && !parameters.has("autoLogout")) return location.replace(providerUrl);
    redirect("/", {
      autoLogout: parameters.has("autoLogout") ? "true" : "",
      embeddedClient: parameters.get("embeddedClient") ?? "",
    });
  }, [isDone, parameters, providerUrl]);

  return (
    <>
      <PageHeading
        title={words.t(state === "failed" ? "account.logoutFailedTitle" : "account.logoutTitle")}
        lead={state === "failed" ? undefined : words.t("account.logoutLead")}
      />
      {state === "failed" && <LogoutFailure onRetry={retry} />}
      <ul className={styles.siblings} aria-label={words.t("account.logoutApps")} aria-live="polite">
        {siblings.all.map((sibling, index) => (
          <SiblingRow key={index} sibling={sibling} index={index} onAnswer={siblings.answer} />
        ))}
      </ul>
    </>
  );
};
