import type { ColumnStatistics } from "@evolve/contracts/search";
import { failureCode } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import type { GridColumn } from "@evolve/widgets/data-grid";
import { Modal } from "@evolve/widgets/modal";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useShell } from "../shell-context.ts";
import type { List, ListBody, ListRow, StatisticsKind } from "./define-list.ts";
import styles from "./statistics-modal.module.css";

interface StatisticsModalProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly body: ListBody;
  readonly column: GridColumn<Row>;
  readonly kind: StatisticsKind;
  readonly onClose: () => void;
}

/** What a column holds over all rows that match. */
export const StatisticsModal = <Row extends ListRow>({
  list,
  body,
  column,
  kind,
  onClose,
}: StatisticsModalProps<Row>) => {
  const { client, words } = useShell();
  const { t } = words;
  const { data, error, refetch } = useQuery({
    queryKey: [list.name, "statistics", column.id, body],
    queryFn: ({ signal }) => list.fetchStatistics(client, body, column.id, signal),
    gcTime: 0,
  });
  return (
    <Modal
      isOpen
      size="small"
      title={t("list.statisticsOf", { column: column.header })}
      subtitle={t("list.statisticsScope")}
      onOpenChange={onClose}
    >
      {data ? (
        <Figures statistics={data} kind={kind} />
      ) : error ? (
        <Banner tone="danger" action={<Button onPress={() => void refetch()}>{t("common.retry")}</Button>}>
          {words.error(failureCode(error))}
        </Banner>
      ) : (
        <div aria-busy="true">
          <span className="ev-sr" role="status">
            {t("common.loading")}
          </span>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
      )}
    </Modal>
  );
};

const Figures = ({ statistics, kind }: { readonly statistics: ColumnStatistics; readonly kind: StatisticsKind }) => {
  const { words } = useShell();
  const { t } = words;
  const { count, distinct, sum, min, max } = statistics;
  const show = (value: string | null): string | null => {
    if (value === null) return null;
    if (kind === "instant") return words.date(value, "dateTime");
    return kind === "number" ? words.number(Number(value)) : value;
  };
  const [first, last] = {
    text: [t("list.statisticsFirst"), t("list.statisticsLast")],
    choice: [],
    number: [t("list.statisticsMin"), t("list.statisticsMax")],
    instant: [t("list.statisticsEarliest"), t("list.statisticsLatest")],
  }[kind];
  const rows: readonly (readonly [string | undefined, string | null])[] = [
    [t("list.statisticsCount"), words.number(count)],
    [t("list.statisticsDistinct"), words.number(distinct)],
    [t("list.statisticsSum"), sum === null ? null : words.number(sum)],
    [first, show(min)],
    [last, show(max)],
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(
        ([name, value]) =>
          name !== undefined &&
          value !== null && (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd className="ev-num" dir="auto">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
};
