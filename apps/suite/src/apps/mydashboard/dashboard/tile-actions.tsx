import type { DashboardTile } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { IconButton } from "@evolve/widgets/icon-button";
import { Menu } from "@evolve/widgets/menu";
import { moveTo } from "@evolve/widgets/tile-grid";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Scaling from "lucide-react/icons/scaling";
import Trash from "lucide-react/icons/trash-2";
import { tileTexts } from "../tiles/tile-texts.ts";
import styles from "./dashboard.module.css";

interface TileActionsProps {
  readonly tile: DashboardTile;
  /** Of all tiles, in order. */
  readonly ids: readonly string[];
  readonly onArrange: (ids: readonly string[]) => void;
  readonly onResize: (size: { readonly width?: number; readonly height?: number }) => void;
  readonly onRemove: () => void;
}

const [widths, heights] = [
  [1, 2, 3, 4],
  [1, 2, 3],
] as const;

/** What can be done to a tile without dragging it. */
export const TileActions = ({ tile, ids, onArrange, onResize, onRemove }: TileActionsProps) => {
  const { t } = useWords();
  const { id, kind, width, height } = tile;
  const name = t(tileTexts[kind].title);
  const place = ids.indexOf(id);
  // At an end it stays, and so does the focus, which a disabled button would lose.
  const move = (by: number) => onArrange(moveTo(ids, id, place + by));
  return (
    <span className={styles.tileActions}>
      <IconButton
        size="small"
        icon={<ArrowLeft />}
        label={t("dashboards.moveEarlier", { name })}
        onPress={() => move(-1)}
      />
      <IconButton
        size="small"
        icon={<ArrowRight />}
        label={t("dashboards.moveLater", { name })}
        onPress={() => move(1)}
      />
      <Menu
        label={t("dashboards.size", { name })}
        trigger={<IconButton size="small" icon={<Scaling />} label={t("dashboards.size", { name })} />}
        items={[
          {
            id: "width",
            title: t("dashboards.width"),
            selectionMode: "single",
            selectedKeys: [`w${width}`],
            items: widths.map((columns) => ({ id: `w${columns}`, label: t("dashboards.columns", { count: columns }) })),
            onSelectionChange: ([chosen]) => chosen !== undefined && onResize({ width: Number(chosen.slice(1)) }),
          },
          {
            id: "height",
            title: t("dashboards.height"),
            selectionMode: "single",
            selectedKeys: [`h${height}`],
            items: heights.map((rows) => ({ id: `h${rows}`, label: t("dashboards.rows", { count: rows }) })),
            onSelectionChange: ([chosen]) => chosen !== undefined && onResize({ height: Number(chosen.slice(1)) }),
          },
        ]}
      />
      <IconButton size="small" icon={<Trash />} label={t("dashboards.remove", { name })} onPress={onRemove} />
    </span>
  );
};
