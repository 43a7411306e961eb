import type { ForecastLayer } from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { IconButton } from "@evolve/widgets/icon-button";
import { Switch } from "@evolve/widgets/switch";
import Redo from "lucide-react/icons/redo-2";
import Trash from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo-2";
import { Card } from "../../../parts/card.tsx";
import { dayName } from "../day-names.ts";
import styles from "./forecast.module.css";
import { type LayeredSeries, nameOf } from "./forecast-rows.ts";
import type { ForecastEdits } from "./use-forecast-edits.ts";

interface LayersPanelProps {
  readonly layered: LayeredSeries;
  readonly edits: ForecastEdits;
  readonly mayEdit: boolean;
}

/** Overrides of one act are one entry: a paste is taken back as a whole. */
const actsOf = (layers: readonly ForecastLayer[]): ForecastLayer[][] => [
  ...Map.groupBy(layers, ({ kind, id, reason, createdAt, measure }) =>
    kind === "event" ? id : `${reason} ${createdAt} ${measure}`,
  ).values(),
];

/** Baseline, events and overrides in the order in which they apply, with what each adds; the foot adds up. */
export const LayersPanel = ({ layered, edits, mayEdit }: LayersPanelProps) => {
  const { words } = useShell();
  const { t } = words;
  const { series, afterEvents, final } = layered;
  const whole = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const count = (value: number): string => words.number(Math.round(value));
  const more = (value: number): string => words.number(Math.round(value), { signDisplay: "exceptZero" });
  const baseline = whole(series.offered);
  const withEvents = whole(afterEvents.offered);
  const forecast = whole(final.offered);
  const addedBy = (act: readonly ForecastLayer[]): number =>
    act.reduce((sum, { id }) => sum + (layered.added.get(id) ?? 0), 0);
  const parts = [
    { title: t("forecast.events"), acts: actsOf(series.layers.filter(({ kind }) => kind === "event")) },
    { title: t("forecast.overrides"), acts: actsOf(series.layers.filter(({ kind }) => kind === "override")) },
  ];
  return (
    <Card
      title={t("forecast.layers")}
      note={
        mayEdit && (
          <>
            <IconButton
              size="small"
              icon={<Undo />}
              label={edits.undoName === null ? t("forecast.undo") : t("forecast.undoNamed", { name: edits.undoName })}
              isDisabled={edits.undoName === null || edits.isBusy}
              onPress={edits.undo}
            />
            <IconButton
              size="small"
              icon={<Redo />}
              label={edits.redoName === null ? t("forecast.redo") : t("forecast.redoNamed", { name: edits.redoName })}
              isDisabled={edits.redoName === null || edits.isBusy}
              onPress={edits.redo}
            />
          </>
        )
      }
    >
      {series.layers.length === 0 && <p className={styles.quiet}>{t("forecast.noLayers")}</p>}
      {parts.map(
        ({ title, acts }) =>
          acts.length > 0 && (
            <section key={title}>
              <h3 className={styles.part}>{title}</h3>
              <ul className={styles.list}>
                {acts.map((act) => {
                  const [layer] = act;
                  if (!layer) return null;
                  const name = nameOf(layer);
                  return (
                    <li key={layer.id} className={styles.layer}>
                      <div className={styles.layerHead}>
                        <strong className={styles.layerName}>{name}</strong>
                        <span className="ev-num">{effectOf(layer, act.length, words)}</span>
                        {mayEdit && (
                          <Switch
                            label={t("forecast.switchLayer", { name })}
                            onLabel={t("forecast.on")}
                            offLabel={t("forecast.off")}
                            isSelected={layer.isOn}
                            isDisabled={edits.isBusy}
                            onChange={(isOn) => edits.changeLayers(act, isOn ? "on" : "off", name)}
                          />
                        )}
                      </div>
                      <p className={styles.quiet}>
                        {spanOf(layered, act, words)}
                        {layer.measure === "offered" && ` · ${t("forecast.contacts", { amount: more(addedBy(act)) })}`}
                      </p>
                      {layer.effect === "copy" && layer.values === null && (
                        <p className={styles.fault}>{t("forecast.copiedDayUnknown")}</p>
                      )}
                      {layer.kind === "override" && (
                        <div className={styles.layerHead}>
                          <span className={styles.quiet}>
                            {t("forecast.byWhom", {
                              name: layer.createdBy ?? "",
                              date: words.date(layer.createdAt, "date"),
                            })}
                          </span>
                          {mayEdit && (
                            <IconButton
                              size="small"
                              icon={<Trash />}
                              label={t("forecast.remove", { name })}
                              isDisabled={edits.isBusy}
                              onPress={() => edits.changeLayers(act, "undo", name)}
                            />
                          )}
                        </div>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          ),
      )}
      <dl className={styles.sums}>
        {[
          [t("forecast.baseline"), count(baseline)],
          [t("forecast.events"), more(Math.round(withEvents) - Math.round(baseline))],
          [t("forecast.overrides"), more(Math.round(forecast) - Math.round(withEvents))],
          [t("forecast.forecast"), count(forecast)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ev-num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

type Words = ReturnType<typeof useShell>["words"];

const effectOf = ({ effect, amount, measure }: ForecastLayer, count: number, { number, t }: Words): string => {
  const value = amount ?? 0;
  if (effect === "closed") return t("forecast.closed");
  if (effect === "copy") return t("forecast.copied");
  if (count > 1) return `${number(count)} ×`;
  if (effect === "multiply" || effect === "percent") {
    const share = effect === "multiply" ? value - 1 : value / 100;
    return number(share, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 });
  }
  const text = number(value, { ...(effect === "add" && { signDisplay: "exceptZero" as const }) });
  return measure === "handleTime" ? t("forecast.seconds", { seconds: text }) : text;
};

const spanOf = ({ series }: LayeredSeries, act: readonly ForecastLayer[], words: Words): string => {
  const from = Math.min(...act.map((layer) => layer.from));
  const to = Math.max(...act.map((layer) => layer.to));
  const dayOf = (at: number): string =>
    series.days.findLast(({ first }) => first - series.periodAt <= at)?.date ?? series.days[0]?.date ?? "";
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  return first === last ? dayName(words, first) : `${dayName(words, first)} – ${dayName(words, last)}`;
};
