import type { Words } from "@evolve/i18n";
import type { WidgetLabels } from "@evolve/widgets/labels";
import { fileLabels } from "./file-labels.ts";
import { gridLabels } from "./grid-labels.ts";
import type { LabelMakers, pageLabels } from "./page-labels.ts";

/** An ISO day as the words' language writes it. A day has no zone: the machine's own midnight stands for it. */
const dayIn = (words: Words, day = ""): string => words.date(day, "date", "UTC");

const timeIn = (words: Words, time = ""): string => words.date(`1970-01-01T${time}Z`, "time", "UTC");

/** "8 h 30 min" */
const lengthIn = ({ number }: Words, minutes: number): string => {
  const amount = (value: number, unit: "hour" | "minute"): string =>
    number(value, { style: "unit", unit, unitDisplay: "short" });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? amount(hours, "hour") : "", rest > 0 ? amount(rest, "minute") : ""].join(" ").trim();
};

const chart = ({ t }: Words): WidgetLabels["chart"] => ({
  showTable: t("charts.showTable"),
  showChart: t("charts.showChart"),
  time: t("charts.time"),
  noValue: t("charts.noValue"),
  range: (low, high) => t("charts.range", { low, high }),
  keys: t("charts.keys"),
  rangeKeys: t("charts.rangeKeys"),
  chosen: (count, from, to) => t("charts.chosen", { count, from, to }),
});

const checklist = ({ t }: Words): WidgetLabels["checklist"] => ({ met: t("password.met"), unmet: t("password.unmet") });

const choices = ({ t }: Words): WidgetLabels["choices"] => ({
  selectItems: t("choices.selectItems"),
  selectItem: t("choices.selectItem"),
  showing: (limit, total) => t("choices.showing", { limit, total }),
  selected: (value) => t("choices.selected", { value }),
  selectedOf: (value, total) => t("choices.selectedOf", { value, totalValue: total }),
  selectAll: t("choices.selectAll"),
  selectGroup: (group) => t("choices.selectGroup", { group }),
  search: t("choices.search"),
  clearSearch: t("choices.clearSearch"),
  clear: t("choices.clear"),
  noResults: t("common.noResults"),
  noItems: t("choices.noItems"),
  loading: t("common.loading"),
  loadFailed: t("choices.loadFailed"),
  retry: t("common.retry"),
  maximum: (maximum) => t("choices.maximum", { maximum }),
  required: t("validation.required"),
});

const colourField = (words: Words): WidgetLabels["colourField"] => ({
  pick: words.t("fields.colourPick"),
  area: words.t("fields.colourArea"),
  hue: words.t("fields.colourHue"),
  brand: words.t("fields.colourBrand"),
  recent: words.t("fields.colourRecent"),
});

const dateField = (words: Words): WidgetLabels["dateField"] => ({
  clear: words.t("dates.clear"),
  calendar: words.t("dates.calendar"),
  fault: (fault, { minValue, maxValue }) => {
    switch (fault) {
      case "tooEarly":
        return words.t("validation.minDate", { min: dayIn(words, minValue) });
      case "tooLate":
        return words.t("validation.maxDate", { max: dayIn(words, maxValue) });
      case "unavailable":
        return words.t("validation.unavailableDate");
    }
  },
});

const dateRangeField = (words: Words): WidgetLabels["dateRangeField"] => {
  const { clear, calendar, fault } = dateField(words);
  return {
    clear,
    calendar,
    presets: words.t("dates.presets"),
    preset: {
      today: words.t("dates.preset-today"),
      yesterday: words.t("dates.preset-yesterday"),
      thisWeek: words.t("dates.preset-thisWeek"),
      lastWeek: words.t("dates.preset-lastWeek"),
      last7Days: words.t("dates.preset-last7Days"),
      last4Weeks: words.t("dates.preset-last4Weeks"),
      thisMonth: words.t("dates.preset-thisMonth"),
      lastMonth: words.t("dates.preset-lastMonth"),
    },
    fault: (found, limits) => (found === "reversed" ? words.t("validation.dateRange") : fault(found, limits)),
  };
};

const numericSelector =
  ({ t }: Words): WidgetLabels["numericSelector"] =>
  (field) => ({ increase: t("fields.increase", { field }), decrease: t("fields.decrease", { field }) });

const durationField =
  (words: Words): WidgetLabels["durationField"] =>
  (field) => ({
    ...numericSelector(words)(field),
    spoken: ({ hours, minutes, seconds }) =>
      hours === undefined
        ? words.t("fields.durationSpoken", { minutes, seconds })
        : words.t("fields.durationSpokenHours", { hours, minutes, seconds }),
    reverted: (refused, kept) =>
      kept === ""
        ? words.t("fields.durationRefused", { refused })
        : words.t("fields.durationReverted", { refused, kept }),
    raised: (minimum) => words.t("fields.durationRaised", { minimum }),
  });

const modal = (words: Words): WidgetLabels["modal"] => ({
  close: words.t("common.close"),
  cancel: words.t("common.cancel"),
  save: words.t("common.save"),
  create: words.t("common.create"),
  discardTitle: words.t("common.discardTitle"),
  discardText: words.t("common.discardText"),
  discardNo: words.t("common.no"),
  discardYes: words.t("common.yes"),
});

const omnibar = ({ t }: Words): WidgetLabels["omnibar"] => ({
  itemCount: (total) => t("choices.itemCount", { total }),
  selectedCount: (selected, total) => t("choices.selectedOf", { value: selected, totalValue: total }),
  searchButton: t("choices.search"),
  filters: t("choices.filters"),
  filtersOn: (count) => t("choices.filtersOn", { count }),
  tag: (filter, value) => t("choices.tag", { filter, value }),
  tags: t("choices.tags"),
  removeTag: (tag) => t("choices.removeTag", { tag }),
  moreTags: (count) => t("choices.moreTags", { count }),
  clearTags: t("choices.clearTags"),
  limitation: (limitation, total) => t("choices.limitation", { limitation, total }),
});

const passwordField = ({ t }: Words): WidgetLabels["passwordField"] => ({
  show: t("common.showPassword"),
  hide: t("common.hidePassword"),
  capsLock: t("common.capsLock"),
});

const progressButton = ({ t }: Words): WidgetLabels["progressButton"] => ({
  running: t("fields.progressRunning"),
  done: t("fields.progressDone"),
  failed: t("fields.progressFailed"),
});

const searchField = ({ t }: Words): WidgetLabels["searchField"] => ({ clear: t("choices.clearSearch") });

const syncField = ({ t }: Words): WidgetLabels["syncField"] => ({
  edit: t("fields.edit"),
  save: t("fields.save"),
  cancel: t("common.cancel"),
  sync: t("fields.sync"),
  syncing: t("fields.syncing"),
  synced: t("fields.synced"),
  saved: t("fields.saved"),
  syncFailed: t("fields.syncFailed"),
  saveFailed: t("fields.saveFailed"),
  conflict: t("fields.conflict"),
  mine: t("fields.mine"),
  theirs: t("fields.theirs"),
  keepMine: t("fields.keepMine"),
  takeTheirs: t("fields.takeTheirs"),
});

const tagList = ({ t }: Words): WidgetLabels["tagList"] => ({
  more: (count) => t("choices.moreTags", { count }),
  remove: (tag) => t("choices.removeItem", { tag }),
});

const textListField = (words: Words): WidgetLabels["textListField"] => ({
  edit: (text) => words.t("fields.listEdit", { text }),
  remove: (text) => words.t("fields.listRemove", { text }),
  editing: (text) => words.t("fields.listEditing", { text }),
  save: words.t("fields.save"),
  cancel: words.t("common.cancel"),
  newEntry: words.t("fields.listNew"),
  add: words.t("fields.listAdd"),
  empty: words.t("fields.listEmpty"),
  added: (count) => words.t("fields.listAdded", { count }),
  removed: (text) => words.t("fields.listRemoved", { text }),
  undo: words.t("fields.undo"),
});

const timeField = (words: Words): WidgetLabels["timeField"] => ({
  clear: words.t("dates.clear"),
  fault: (fault, { minValue, maxValue }) =>
    fault === "tooEarly"
      ? words.t("dates.tooEarlyTime", { time: timeIn(words, minValue) })
      : words.t("dates.tooLateTime", { time: timeIn(words, maxValue) }),
  zone: (zone) => words.t("dates.zone", { zone }),
});

const timeRangeField = (words: Words): WidgetLabels["timeRangeField"] => ({
  clear: words.t("dates.clear"),
  start: words.t("dates.start"),
  end: words.t("dates.end"),
  length: (minutes, isNextDay) => {
    const length = lengthIn(words, minutes);
    return isNextDay ? words.t("dates.nextDay", { length }) : length;
  },
  reversed: words.t("validation.timeRange"),
  zone: (zone) => words.t("dates.zone", { zone }),
});

/** What the widgets of screens and of overlays say; loaded with the first of them. */
export const screenLabels = {
  ...gridLabels,
  chart,
  checklist,
  choices,
  colourField,
  dateField,
  dateRangeField,
  durationField,
  fileUpload: fileLabels,
  modal,
  numericSelector,
  omnibar,
  passwordField,
  progressButton,
  searchField,
  syncField,
  tagList,
  textListField,
  timeField,
  timeRangeField,
} satisfies LabelMakers<Exclude<keyof WidgetLabels, keyof typeof pageLabels>>;
