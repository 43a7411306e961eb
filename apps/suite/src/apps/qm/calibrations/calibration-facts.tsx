import type { Calibration } from "@evolve/contracts/calibrations";
import { useShell } from "@evolve/shell";
import { StatusPill } from "@evolve/widgets/status-pill";
import type { ReactNode } from "react";
import { Card } from "../../../parts/card.tsx";
import { channelNames } from "../../../parts/quality/quality-words.ts";
import styles from "../../../parts/quality/quality.module.css";

interface Shown {
  readonly calibration: Calibration;
}

/** What is calibrated, with which form. */
export const CalibrationFacts = ({ calibration }: Shown) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { agentName, formName, formVersion, reference, link, channel, contactAt, startedBy } = calibration;
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t("quality.agent"), agentName],
    [t("quality.form"), t("quality.formOfVersion", { form: formName, version: formVersion })],
    [
      t("quality.contact"),
      holds("recording:view") ? (
        <a href={link} target="_blank" rel="noreferrer">
          {reference}
        </a>
      ) : (
        reference
      ),
    ],
    [t("quality.channel"), t(channelNames[channel])],
    [t("quality.contactAt"), words.date(contactAt, "dateTime")],
    [t("quality.startedBy"), startedBy],
  ];
  return (
    <Card title={t("quality.contact")}>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

/** Who takes part, and who has submitted. */
export const PeopleCard = ({ calibration: { people } }: Shown) => {
  const { t } = useShell().words;
  return (
    <Card title={t("quality.evaluators")}>
      <ul className={styles.course}>
        {people.map(({ evaluatorId, name, isReference, hasSubmitted }) => (
          <li key={evaluatorId}>
            <p dir="auto">{name}</p>
            <div className={styles.actions}>
              <StatusPill tone={hasSubmitted ? "success" : "neutral"}>
                {t(hasSubmitted ? "quality.calibrationSubmitted" : "quality.calibrationMissing")}
              </StatusPill>
              {isReference && <StatusPill tone="info">{t("quality.calibrationReference")}</StatusPill>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};
