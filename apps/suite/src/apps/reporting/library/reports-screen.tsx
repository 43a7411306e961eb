import { reportNames, type ReportName } from "@evolve/contracts/report-names";
import { Page, ShellLink, useShell } from "@evolve/shell";
import CalendarOff from "lucide-react/icons/calendar-off";
import Gauge from "lucide-react/icons/gauge";
import Hourglass from "lucide-react/icons/hourglass";
import Target from "lucide-react/icons/target";
import Timer from "lucide-react/icons/timer";
import type { ReactNode } from "react";
import { Card } from "../../../parts/card.tsx";
import styles from "./reports.module.css";

const icons: Readonly<Record<ReportName, ReactNode>> = {
  scheduleEfficiency: <Gauge aria-hidden="true" />,
  forecastAccuracy: <Target aria-hidden="true" />,
  timeOff: <CalendarOff aria-hidden="true" />,
  shrinkage: <Hourglass aria-hidden="true" />,
  adherence: <Timer aria-hidden="true" />,
};

/** Reporting, Reports: what reports there are, and the question that each answers. */
export const ReportsScreen = () => {
  const { words } = useShell();
  const { t } = words;
  return (
    <Page title={t("reporting.title")} lead={t("reporting.lead")}>
      <ul className={styles.reports}>
        {reportNames.map((report) => (
          <li key={report}>
            <Card title={t(`reporting.names.${report}`)} note={<span className={styles.icon}>{icons[report]}</span>}>
              <p className={styles.answer}>{t(`reporting.answers.${report}`)}</p>
              <ShellLink
                to={`/reporting/reports/${report}`}
                aria-label={`${t("reporting.open")}: ${t(`reporting.names.${report}`)}`}
              >
                {t("reporting.open")}
              </ShellLink>
            </Card>
          </li>
        ))}
      </ul>
    </Page>
  );
};
