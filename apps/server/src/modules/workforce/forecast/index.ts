import { defineModule } from "../../../core/module.ts";
import { calculation } from "./calculation.ts";
import { chooseForecastMethod } from "./choose-forecast-method.ts";
import { compareForecast } from "./compare-forecast.ts";
import { deleteForecast } from "./delete-forecast.ts";
import { listForecasts } from "./list-forecasts.ts";
import { addOverrides, changeLayers } from "./overrides.ts";
import { publishForecast } from "./publish-forecast.ts";
import { readForecastAccuracy } from "./read-forecast-accuracy.ts";
import { readForecastInputs } from "./read-forecast-inputs.ts";
import { readForecastSeries } from "./read-forecast-series.ts";
import { recalculateForecast } from "./recalculate-forecast.ts";
import { restoreForecastSnapshot, undoForecastPublication } from "./restore-snapshot.ts";
import { listForecastSnapshots, readForecastSnapshot } from "./snapshots.ts";
import { startForecast } from "./start-forecast.ts";
import { forecastTiles } from "./tiles.ts";

export { work as calculateForecast } from "./calculate-work.ts";
export { findForecast, insertForecast } from "./forecasts-repository.ts";
export { publish } from "./publish-forecast.ts";
export { layersOfMain, type MainLayers } from "./layers-of-main.ts";
export { forecastsBefore, mainForecastOf, type MainForecast, type MainInterval } from "./main-forecast.ts";

export const forecasts = defineModule({
  operations: [
    listForecasts,
    startForecast,
    recalculateForecast,
    deleteForecast,
    readForecastInputs,
    chooseForecastMethod,
    readForecastSeries,
    addOverrides,
    changeLayers,
    compareForecast,
    publishForecast,
    readForecastAccuracy,
    listForecastSnapshots,
    readForecastSnapshot,
    restoreForecastSnapshot,
    undoForecastPublication,
  ],
  jobs: [calculation],
  tiles: forecastTiles,
});
