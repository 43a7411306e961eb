import type { Words } from "@evolve/i18n";
import type { WidgetLabels } from "@evolve/widgets/labels";

/** How labels are made of words, by the names of the widgets. */
export type LabelMakers<Name extends keyof WidgetLabels> = {
  readonly [Part in Name]: (words: Words) => WidgetLabels[Part];
};

const common = ({ t }: Words): WidgetLabels["common"] => ({
  close: t("common.close"),
  dismiss: t("common.dismiss"),
  clear: t("common.clear"),
});

const lazyPart = ({ t }: Words): WidgetLabels["lazyPart"] => ({
  failed: t("shell.partFailed"),
  retry: t("common.retry"),
  newVersion: t("shell.newVersion"),
  reload: t("shell.reload"),
});

/** What the widgets of the page itself say, before anything opens in it. */
export const pageLabels = { common, lazyPart } satisfies LabelMakers<"common" | "lazyPart">;

/** Labels by name. Each part is made when it is first asked for: by then the screen that asks has loaded its words. */
export const labelsBy = <Name extends keyof WidgetLabels>(
  makers: LabelMakers<Name>,
  words: Words,
): Pick<WidgetLabels, Name> => {
  const labels = {};
  for (const [name, make] of Object.entries<(words: Words) => unknown>(makers)) {
    let made: unknown;
    Object.defineProperty(labels, name, { get: () => (made ??= make(words)) });
  }
  return labels as Pick<WidgetLabels, Name>;
};
