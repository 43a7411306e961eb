import { codeOf } from "@evolve/contracts/errors";
import { type TileKindName, tileKinds } from "@evolve/contracts/dashboard-tiles";
import {
  type Dashboard,
  DashboardFields,
  type DashboardTile,
  readDashboard,
  updateDashboard,
} from "@evolve/contracts/dashboards";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { Page, useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { TextField } from "@evolve/widgets/text-field";
import { TileArranger } from "@evolve/widgets/tile-arranger";
import { useQueryClient } from "@tanstack/react-query";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { dashboardOf, useFigures, useTellChange } from "../queries.ts";
import { TileCard } from "../tiles/tile-card.tsx";
import { tileTexts } from "../tiles/tile-texts.ts";
import { Catalogue } from "./catalogue.tsx";
import styles from "./dashboard.module.css";
import { TileActions } from "./tile-actions.tsx";

interface EditDashboardProps {
  readonly dashboard: Dashboard;
  readonly onClose: () => void;
}

/**
 * Arranges a dashboard: tiles are moved, resized, added and removed; nothing is kept until it is saved. Of two who edit one dashboard the
 * second sees both versions.
 */
export const EditDashboard = ({ dashboard, onClose }: EditDashboardProps) => {
  const { t } = useWords();
  const { client, toasts, user } = useShell();
  const queryClient = useQueryClient();
  const tell = useTellChange();
  const [isAdding, setAdding] = useState(false);
  const [said, say] = useState("");
  const { dashboardId, name, tiles: before } = dashboard;
  const read = async () => (await client.call(readDashboard, { params: { dashboardId } })).dashboard;
  const conflict = useEditConflict(dashboard, read);
  const form = useAppForm<DashboardFields, DashboardFields>({
    schema: DashboardFields,
    defaultValues: { name, tiles: before },
    draft: { userId: user.id, form: `dashboard-${dashboardId}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: (body) =>
      conflict.guard(async ({ version } = dashboard) => {
        const saved = await client.call(updateDashboard, { params: { dashboardId }, body: { ...body, version } });
        queryClient.setQueryData(dashboardOf(client, dashboardId).queryKey, saved.dashboard);
        void tell(saved.dashboard);
        form.startAgain(body);
        onClose();
      }),
  });
  const { field } = useController({ control: form.control, name: "tiles" });
  const tiles = field.value;
  const typedName = useWatch({ control: form.control, name: "name" });
  const { latest } = conflict;
  const figures = useFigures(tiles.map(({ kind }) => kind));
  const titleOf = ({ kind }: Pick<DashboardTile, "kind">) => t(tileTexts[kind].title);
  const textOf = (all: readonly DashboardTile[]) =>
    all.map((tile) => t("dashboards.tileSize", { ...tile, name: titleOf(tile) })).join("\n");
  const change = (next: readonly DashboardTile[]) => field.onChange([...next]);

  const arrange = (ids: readonly string[], moved?: DashboardTile) => {
    change(ids.flatMap((id) => tiles.filter((tile) => tile.id === id)));
    if (moved)
      say(t("dashboards.moved", { name: titleOf(moved), place: ids.indexOf(moved.id) + 1, total: ids.length }));
  };
  const resize = (id: string, size: Partial<Pick<DashboardTile, "width" | "height">>) => {
    const tile = tiles.find((one) => one.id === id);
    if (tile === undefined) return;
    change(tiles.map((other) => (other === tile ? { ...tile, ...size } : other)));
    say(t("dashboards.resized", { name: titleOf(tile), ...tile, ...size }));
  };
  const add = (kind: TileKindName) => {
    const { visual } = tileKinds[kind];
    const side = visual === "number" || visual === "inbox" ? 1 : 2;
    change([...tiles, { id: crypto.randomUUID(), kind, width: side, height: side }]);
    say(t("dashboards.added", { name: titleOf({ kind }) }));
  };
  const remove = (tile: DashboardTile) => {
    const place = tiles.indexOf(tile);
    change(tiles.filter((other) => other !== tile));
    toasts.show({
      text: t("dashboards.removed", { name: titleOf(tile) }),
      action: {
        label: t("dashboards.undo"),
        onPress: () => change(form.getValues("tiles").toSpliced(place, 0, tile)),
      },
    });
  };

  return (
    <Page
      title={t("dashboards.editTitle", { name })}
      lead={t("dashboards.editLead")}
      actions={
        <div className={styles.actions}>
          <Button icon={<Plus />} isDisabled={tiles.length >= limits.tilesPerDashboard} onPress={() => setAdding(true)}>
            {t("dashboards.addTile")}
          </Button>
          <Button
            onPress={() => {
              form.startAgain();
              onClose();
            }}
          >
            {t("common.cancel")}
          </Button>
          <Button variant="primary" isPending={form.isSaving} onPress={() => void form.save()}>
            {t("common.save")}
          </Button>
        </div>
      }
    >
      {latest && (
        <EditConflict
          fields={[
            [t("dashboards.name"), typedName, latest.name],
            [t("dashboards.tiles"), textOf(tiles), textOf(latest.tiles)],
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => {
            conflict.accept();
            form.startAgain({ name: latest.name, tiles: latest.tiles });
          }}
        />
      )}
      <DraftNotice form={form} />
      {form.failure !== "" && (
        <Banner tone="danger" className={styles.failure}>
          {form.failure}
        </Banner>
      )}
      <TextField
        {...form.text("name")}
        label={t("dashboards.name")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
        className={styles.name}
      />
      {tiles.length === 0 ? (
        <EmptyState
          icon={<LayoutDashboard />}
          title={t("dashboards.noTilesTitle")}
          text={t("dashboards.noTilesText")}
          action={<Button onPress={() => setAdding(true)}>{t("dashboards.addTile")}</Button>}
        />
      ) : (
        <TileArranger
          label={name}
          onArrange={arrange}
          onResize={resize}
          handleLabel={(tile) => t("dashboards.drag", { name: tile })}
          tiles={tiles.map((tile) => ({
            id: tile.id,
            name: titleOf(tile),
            width: tile.width,
            height: tile.height,
            content: <TileCard kind={tile.kind} height={tile.height} figures={figures.of(tile.kind)} />,
            actions: (
              <TileActions
                tile={tile}
                ids={tiles.map(({ id }) => id)}
                onArrange={(ids) => arrange(ids, tile)}
                onResize={(size) => resize(tile.id, size)}
                onRemove={() => remove(tile)}
              />
            ),
          }))}
        />
      )}
      <p className="ev-sr" role="status">
        {said}
      </p>
      {isAdding && <Catalogue onAdd={add} onClose={() => setAdding(false)} />}
    </Page>
  );
};
