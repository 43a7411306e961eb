import { type Forecast, recalculateForecast } from "@evolve/contracts/forecasts";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { CalendarEventForm, noEvent } from "../setup/calendar-event-panel.tsx";

interface AddEventProps {
  readonly forecast: Forecast;
  /** Where the event begins unless one says otherwise. */
  readonly day: string;
  readonly onClose: () => void;
}

/** Creates an event of the calendar, then calculates the forecast again, so that the event is a layer of it. */
export const AddEvent = ({ forecast, day, onClose }: AddEventProps) => {
  const { client, words } = useShell();
  const recalculate = useAction<void>({
    run: () =>
      client.call(recalculateForecast, { params: { forecastId: forecast.id }, body: { version: forecast.version } }),
    invalidates: [["forecasts", forecast.businessUnitId], jobsKey],
  });
  return (
    <CalendarEventForm
      rowId={null}
      event={{ ...noEvent, businessUnitId: forecast.businessUnitId, firstDay: day, lastDay: day }}
      draft="forecast-event"
      note={<Banner tone="info">{words.t("forecast.eventNote")}</Banner>}
      onSaved={() => recalculate.mutate()}
      onClose={onClose}
    />
  );
};
