import { cx } from "@evolve/widgets/cx";
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
import { actsOf, effectOf, toneOf, wholeShares } from "./layer-acts.ts";
import type { ForecastEdits } from "./use-forecast-edits.ts";

interface LayersPanelProps {
  readonly layered: LayeredSeries;
  readonly edits: ForecastEdits;
  readonly mayEdit: boolean;
}

const markClasses = { accent: styles.accent, neutral: styles.neutral, warning: styles.warning };

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
  const partOf = (title: string, part: ForecastLayer["kind"], before: number) => {
    const acts = actsOf(series.layers.filter(({ kind }) => kind === part));
    return { title, acts, shares: wholeShares(before, acts.map(addedBy)) };
  };
  const parts = [
    partOf(t("forecast.events"), "event", baseline),
    partOf(t("forecast.overrides"), "override", withEvents),
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
        ({ title, acts, shares }) =>
          acts.length > 0 && (
            <section key={title}>
              <h3 className={styles.part}>{title}</h3>
              <ul className={styles.list}>
                {acts.map((act, at) => {
                  const [layer] = act;
                  if (!layer) return null;
                  const name = nameOf(layer);
                  return (
                    <li key={layer.id} className={styles.layer}>
                      <div className={styles.layerHead}>
                        <span className={cx(styles.layerMark, markClasses[toneOf(layer)])} aria-hidden="true" />
                        <strong className={styles.layerName}>{name}</strong>
                        <span className="ev-num">{effectOf(act, words) ?? `${words.number(act.length)} ×`}</span>
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
                        {layer.measure === "offered" &&
                          ` · ${t("forecast.contacts", { amount: more(shares[at] ?? 0) })}`}
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

const spanOf = ({ series }: LayeredSeries, act: readonly ForecastLayer[], words: Words): string => {
  const from = Math.min(...act.map((layer) => layer.from));
  const to = Math.max(...act.map((layer) => layer.to));
  const dayOf = (at: number): string =>
    series.days.findLast(({ first }) => first - series.periodAt <= at)?.date ?? series.days[0]?.date ?? "";
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  return first === last ? dayName(words, first) : `${dayName(words, first)} – ${dayName(words, last)}`;
};
