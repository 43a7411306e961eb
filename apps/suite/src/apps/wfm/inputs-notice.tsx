import { type ForecastInput, readForecastInputs } from "@evolve/contracts/forecast-inputs";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface InputsNoticeProps {
  readonly planningGroupId: string;
  /** Null for the main forecast. */
  readonly forecastId: string | null;
  /** Changes when the forecast is calculated again. */
  readonly version: number | string | null;
  /** What calculates it again, or leads there. */
  readonly action: ReactNode;
}

const names: Readonly<Record<ForecastInput, PlainKey>> = {
  history: "planning.inputHistory",
  calendar: "planning.inputCalendar",
  method: "planning.inputMethod",
};

/** Says what a planning group's forecast was calculated from and has changed since. */
export const InputsNotice = ({ planningGroupId, forecastId, version, action }: InputsNoticeProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const inputs = useQuery({
    queryKey: ["forecastInputs", planningGroupId, forecastId, version],
    queryFn: ({ signal }) => {
      const query = forecastId === null ? {} : { forecastId };
      return client.call(readForecastInputs, { params: { planningGroupId }, query }, { signal });
    },
    // Others change the history and the calendar.
    staleTime: 0,
  });
  const { calculatedAt = null, changed = [] } = inputs.data ?? {};
  if (calculatedAt === null || changed.length === 0) return null;
  return (
    <Banner tone="warning" isAnnounced={false} action={action}>
      {t(forecastId === null ? "planning.mainInputsChanged" : "planning.inputsChanged", {
        inputs: words.list(changed.map((input) => t(names[input]))),
        date: words.date(calculatedAt, "dateTime"),
      })}
    </Banner>
  );
};
