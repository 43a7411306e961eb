import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import {
  createSavedView,
  type SavedView,
  setDefaultView,
  updateSavedView,
  ViewName,
  type ViewSettings,
} from "@evolve/contracts/saved-views";
import { Banner } from "@evolve/widgets/banner";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { useAppForm } from "../forms/use-app-form.ts";
import { useShell } from "../shell-context.ts";
import type { ListState } from "./use-list-state.ts";
import { viewsKey } from "./use-saved-views.ts";

interface ViewFormProps {
  readonly list: string;
  readonly settings: ViewSettings;
  readonly state: ListState["views"];
  /** `null` for a new one. */
  readonly view: SavedView | null;
  readonly onClose: () => void;
}

const Fields = z.object({ name: ViewName, isShared: z.boolean(), isDefault: z.boolean() });
type Fields = z.output<typeof Fields>;

/** Saves a new view, or changes the name of one, who sees it and whether the list opens with it. */
export const ViewForm = ({ list, settings, state, view, onClose }: ViewFormProps) => {
  const { client, holds, words, tenant, toasts } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const mayShare = holds("view:share");
  const mayChange = view === null || (view.isShared ? mayShare : view.isOwn);
  const wasDefault = view !== null && view.id === state.defaultViewId;
  const form = useAppForm<Fields, Fields>({
    schema: Fields,
    defaultValues: { name: view?.name ?? "", isShared: view?.isShared ?? false, isDefault: wasDefault },
    fieldsOfCodes: { [codeOf("viewExists")]: "name" },
    onSave: async ({ name, isShared, isDefault }) => {
      const fields = { name, isShared, settings };
      const saved = await saveView(fields);
      if (isDefault !== wasDefault)
        await client.call(setDefaultView, { params: { viewId: saved.id }, body: { isDefault } });
      await queryClient.invalidateQueries({ queryKey: viewsKey(list) });
      if (view === null) state.show(saved.id);
      toasts.show({ tone: "success", text: t("list.viewSaved", { name }) });
      onClose();
    },
  });
  const saveView = async (fields: { name: string; isShared: boolean; settings: ViewSettings }) => {
    if (view === null) return (await client.call(createSavedView, { body: { list, ...fields } })).view;
    if (!mayChange || (fields.name === view.name && fields.isShared === view.isShared)) return view;
    const body = { ...fields, version: view.version };
    return (await client.call(updateSavedView, { params: { viewId: view.id }, body })).view;
  };
  const box = (name: "isShared" | "isDefault", label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Checkbox isSelected={value} onChange={onChange}>
          {label}
        </Checkbox>
      )}
    />
  );

  return (
    <Modal
      isOpen
      size="small"
      title={t(view === null ? "list.saveViewAs" : "list.editView")}
      isEdit
      onOpenChange={onClose}
      isDirty={form.isDirty}
      onSave={form.save}
    >
      <div className="ev-modal-fields">
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        <TextField
          {...form.text("name")}
          label={t("list.viewName")}
          isRequired
          isReadOnly={!mayChange}
          maxLength={limits.nameMax}
          autoComplete="off"
        />
        {mayShare && box("isShared", t("list.shareView", { tenant: tenant.name }))}
        {box("isDefault", t("list.defaultView"))}
      </div>
    </Modal>
  );
};
