import type { SeriesReport } from "@evolve/contracts/forecast-report";
import type { Forecast } from "@evolve/contracts/forecasts";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useState } from "react";
import { AccuracyStrip } from "./accuracy-strip.tsx";
import type { ForecastSeries, Grain } from "./forecast-rows.ts";

const MethodsDialog = lazyPart(async () => (await import("./methods-dialog.tsx")).MethodsDialog);

interface AccuracyProps {
  readonly forecast: Forecast;
  readonly planningGroupId: string;
  readonly series: ForecastSeries & { readonly report: SeriesReport };
  readonly grain: Grain;
}

/** How good the forecast is, and the methods that it could be calculated with. */
export const Accuracy = ({ forecast, planningGroupId, series: { report, chosenMethod }, grain }: AccuracyProps) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AccuracyStrip
        report={report}
        grain={grain}
        action={
          report.methods.length > 0 && (
            <Button size="small" onPressStart={MethodsDialog.fetch} onPress={() => setOpen(true)}>
              {t("forecast.methodsTitle")}
            </Button>
          )
        }
      />
      <Suspense>
        {isOpen && (
          <MethodsDialog
            forecast={forecast}
            planningGroupId={planningGroupId}
            report={report}
            chosen={chosenMethod}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
