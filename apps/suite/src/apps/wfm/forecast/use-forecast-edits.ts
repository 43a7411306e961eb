import {
  addOverrides,
  changeLayers,
  type Forecast,
  type ForecastLayer,
  type Override,
} from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ForecastSeries } from "./forecast-rows.ts";

type LayerChange = "on" | "off" | "undo" | "redo";
const opposite: Readonly<Record<LayerChange, LayerChange>> = { on: "off", off: "on", undo: "redo", redo: "undo" };

interface Act {
  readonly name: string;
  readonly layerIds: readonly string[];
  /** What was done; its opposite takes it back. */
  readonly change: LayerChange;
}

interface Past {
  readonly past: readonly Act[];
  readonly future: readonly Act[];
}

interface Answer {
  readonly forecast: Forecast;
  readonly series: ForecastSeries;
}
type Layers = Pick<ForecastSeries, "version" | "forecastVersion" | "layers">;

/** What was calculated again is another series. */
export const seriesKey = ({ id, calculatedAt }: Forecast, planningGroupId: string) =>
  ["forecastSeries", id, planningGroupId, calculatedAt] as const;

/** The one way to change a series: each change names the version it is meant for, and can be taken back by its name. */
export const useForecastEdits = ({ forecast, series }: Answer, planningGroupId: string) => {
  const { client, words } = useShell();
  const queryClient = useQueryClient();
  const [acts, setActs] = useState<Past>({ past: [], future: [] });
  const key = seriesKey(forecast, planningGroupId);
  const params = { forecastId: forecast.id, planningGroupId };
  const version = () => queryClient.getQueryData<Answer>(key)?.series.version ?? series.version;
  const keep = (layers: Layers): void => {
    queryClient.setQueryData<Answer>(
      key,
      (known) =>
        known && {
          forecast: { ...known.forecast, version: layers.forecastVersion },
          series: {
            ...known.series,
            version: layers.version,
            forecastVersion: layers.forecastVersion,
            layers: layers.layers,
          },
        },
    );
  };
  // What others have changed is fetched after each change, also after one that was refused because of it.
  const invalidates = [key, ["forecasts", forecast.businessUnitId], ["forecastDifference", forecast.id]];

  const change = useAction<Act>({
    run: async ({ layerIds, change: wanted }) =>
      keep(
        await client.call(changeLayers, {
          params,
          body: { version: version(), layerIds: [...layerIds], change: wanted },
        }),
      ),
    invalidates,
  });
  const add = useAction<{ overrides: readonly Override[]; reason: string }>({
    run: async ({ overrides, reason }) => {
      const body = { version: version(), overrides: [...overrides], reason };
      const { added, ...layers } = await client.call(addOverrides, { params, body });
      keep(layers);
      setActs(({ past }) => ({ past: [...past, { name: reason, layerIds: added, change: "redo" }], future: [] }));
    },
    done: () => words.t("forecast.overridden"),
    invalidates,
  });
  const act = (done: Act): void =>
    change.mutate(done, { onSuccess: () => setActs(({ past }) => ({ past: [...past, done], future: [] })) });
  const [last, next] = [acts.past.at(-1), acts.future[0]];

  return {
    isBusy: change.isPending || add.isPending,
    addOverrides: (overrides: readonly Override[], reason: string) => add.mutateAsync({ overrides, reason }),
    /** Switches layers, or takes overrides back. */
    changeLayers: (layers: readonly ForecastLayer[], wanted: LayerChange, name: string) =>
      act({ name, layerIds: layers.map(({ id }) => id), change: wanted }),
    undoName: last?.name ?? null,
    redoName: next?.name ?? null,
    undo: () =>
      last &&
      change.mutate(
        { ...last, change: opposite[last.change] },
        { onSuccess: () => setActs(({ past, future }) => ({ past: past.slice(0, -1), future: [last, ...future] })) },
      ),
    redo: () =>
      next &&
      change.mutate(next, {
        onSuccess: () => setActs(({ past, future }) => ({ past: [...past, next], future: future.slice(1) })),
      }),
  };
};

export type ForecastEdits = ReturnType<typeof useForecastEdits>;
