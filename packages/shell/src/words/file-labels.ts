import type { Words } from "@evolve/i18n";
import type { WidgetLabels } from "@evolve/widgets/labels";

const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** "1.2 MB", in steps of a thousand as systems and disks count; never less than 0.1 kB. */
const sizeIn = ({ number }: Words, bytes: number): string => {
  // 999.95 kB would be written as 1,000 kB.
  const step = units.findIndex((_, index) => bytes < 999.95 * 1000 ** (index + 1));
  const last = step < 0 ? units.length - 1 : step;
  const value = Math.max(0.1, bytes / 1000 ** (last + 1));
  return number(value, { style: "unit", unit: units[last] ?? "kilobyte", maximumFractionDigits: 1 });
};

const typeIn = ({ t }: Words, kind: string): string => {
  if (kind === "image/*") return t("files.images");
  if (kind === "video/*") return t("files.videos");
  if (kind === "audio/*") return t("files.sounds");
  return kind.replace(/^\.|^.*\//, "").toUpperCase();
};

/** What a file field says; its limits are part of it. */
export const fileLabels =
  (words: Words): WidgetLabels["fileUpload"] =>
  ({ accept, maxBytes, maxFiles }) => {
    const { t, list } = words;
    // An endless number has no plural.
    const count = Number.isFinite(maxFiles) ? maxFiles : 1000;
    const size = sizeIn(words, Number.isFinite(maxBytes) ? maxBytes : 0);
    const types = list([...new Set(accept.map((kind) => typeIn(words, kind)))], "disjunction");
    const said = [
      types,
      Number.isFinite(maxBytes) ? t("files.limitSize", { count, size }) : "",
      Number.isFinite(maxFiles) && maxFiles > 1 ? t("files.limitCount", { count }) : "",
    ];
    const limits = said.filter((limit) => limit !== "").join(" · ");
    return {
      choose: t("files.choose", { count }),
      drop: t("files.drop", { count }),
      dropNow: t("files.dropNow"),
      paste: t("files.paste"),
      limits: limits.charAt(0).toLocaleUpperCase(words.locale) + limits.slice(1),
      required: t("files.required"),
      list: t("files.list"),
      none: t("files.none"),
      added: (added) => t("files.added", { count: added }),
      removed: (name) => t("files.removed", { name }),
      uploaded: (name) => t("files.uploaded", { name }),
      cancelledOne: (name) => t("files.cancelledOne", { name }),
      size: (bytes) => sizeIn(words, bytes),
      remove: (name) => t("files.remove", { name }),
      cancel: (name) => t("files.cancel", { name }),
      retry: (name) => t("files.retry", { name }),
      progress: (name) => t("files.progress", { name }),
      waiting: t("files.waiting"),
      done: t("files.done"),
      cancelled: t("files.cancelled"),
      faults: {
        wrongType: t("files.wrongType", { types }),
        tooLarge: t("files.tooLarge", { size }),
        empty: t("files.empty"),
        folder: t("files.folder"),
        twice: t("files.twice"),
        tooMany: t("files.tooMany", { count }),
        failed: t("files.failed"),
      },
    };
  };
