import { defineModule } from "../../../core/module.ts";
import { createSavedView } from "./create-saved-view.ts";
import { deleteSavedView } from "./delete-saved-view.ts";
import { listSavedViews } from "./list-saved-views.ts";
import { setDefaultView } from "./set-default-view.ts";
import { updateSavedView } from "./update-saved-view.ts";

export const savedViews = defineModule({
  operations: [listSavedViews, createSavedView, updateSavedView, deleteSavedView, setDefaultView],
});
