import { languageMetaData as contract } from "@evolve/contracts/localisation";
import { languageOf, pathLocaleOf } from "@evolve/i18n";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { fileNames } from "./files.ts";

/** The files with a language's texts. */
export const languageMetaData = operation(contract, ({ params }) => {
  const language = languageOf(params.language) ?? refuse("notFound");
  return Promise.resolve({
    languageCode: pathLocaleOf(language),
    bowerTranslations: fileNames.shell,
    widgetsTranslations: fileNames.widgets,
    apps: fileNames.apps,
  });
});
