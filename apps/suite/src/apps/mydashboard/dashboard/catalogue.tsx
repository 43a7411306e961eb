import { type TileKindName, tileKindNames } from "@evolve/contracts/dashboard-tiles";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useFigures } from "../queries.ts";
import { TileCard } from "../tiles/tile-card.tsx";
import { tileTexts } from "../tiles/tile-texts.ts";
import styles from "./dashboard.module.css";

interface CatalogueProps {
  readonly onAdd: (kind: TileKindName) => void;
  readonly onClose: () => void;
}

/** Every kind of tile, as it would look now. Several can be added, one after the other. */
export const Catalogue = ({ onAdd, onClose }: CatalogueProps) => {
  const { t } = useWords();
  const figures = useFigures(tileKindNames);
  const [count, setCount] = useState(0);
  return (
    <Modal
      isOpen
      size="large"
      title={t("dashboards.catalogue")}
      subtitle={t("dashboards.catalogueText")}
      onOpenChange={onClose}
      footer={
        <div className="ev-modal-footer">
          <span role="status">{count > 0 && t("dashboards.addedCount", { count })}</span>
          <Button variant="primary" onPress={onClose}>
            {t("dashboards.done")}
          </Button>
        </div>
      }
    >
      <ul className={styles.catalogue}>
        {tileKindNames.map((kind) => (
          <li key={kind} className={styles.offer}>
            <div className={styles.preview} inert>
              <TileCard kind={kind} height={1} figures={figures.of(kind)} />
            </div>
            <p>{t(tileTexts[kind].description)}</p>
            <Button
              size="small"
              icon={<Plus />}
              aria-label={t("dashboards.addNamed", { name: t(tileTexts[kind].title) })}
              onPress={() => {
                onAdd(kind);
                setCount((before) => before + 1);
              }}
            >
              {t("dashboards.add")}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
