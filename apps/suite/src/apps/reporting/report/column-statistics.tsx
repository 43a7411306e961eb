import { useShell } from "@evolve/shell";
import { Modal } from "@evolve/widgets/modal";
import { Figure, Figures } from "../../../parts/figures.tsx";

interface ColumnStatisticsProps {
  readonly header: string;
  readonly values: readonly number[];
  readonly onClose: () => void;
}

/** What the numbers of a column come to, over the lines that its filters leave. */
export const ColumnStatistics = ({ header, values, onClose }: ColumnStatisticsProps) => {
  const { words } = useShell();
  const { t } = words;
  const sum = values.reduce((total, value) => total + value, 0);
  const text = (value: number): string => words.number(value, { maximumFractionDigits: 2 });
  const figures: readonly (readonly [string, string])[] = [
    [t("list.statisticsCount"), words.number(values.length)],
    ...(values.length === 0
      ? []
      : ([
          [t("list.statisticsSum"), text(sum)],
          [t("reporting.mean"), text(sum / values.length)],
          [t("list.statisticsMin"), text(Math.min(...values))],
          [t("list.statisticsMax"), text(Math.max(...values))],
        ] as const)),
  ];
  return (
    <Modal
      isOpen
      size="small"
      title={t("list.statisticsOf", { column: header })}
      subtitle={t("list.statisticsScope")}
      onOpenChange={onClose}
    >
      <Figures>
        {figures.map(([name, value]) => (
          <Figure key={name} name={name}>
            {value}
          </Figure>
        ))}
      </Figures>
    </Modal>
  );
};
