import { defineModule } from "../../../core/module.ts";
import { createQualityForm } from "./create-form.ts";
import { deleteQualityForm } from "./delete-form.ts";
import { publishQualityForm } from "./publish-form.ts";
import { restoreQualityForm, retireQualityForm } from "./retire-form.ts";
import { readQualityForm, searchQualityForms } from "./read-forms.ts";
import { updateQualityForm } from "./update-form.ts";

export { findOffered, insertForm, insertVersion } from "./repository.ts";

export const qualityForms = defineModule({
  operations: [
    searchQualityForms,
    readQualityForm,
    createQualityForm,
    updateQualityForm,
    publishQualityForm,
    retireQualityForm,
    restoreQualityForm,
    deleteQualityForm,
  ],
});
