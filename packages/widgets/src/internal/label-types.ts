import type { ReactNode } from "react";
import type { DateFault, DateLimits, SpanFault } from "../logic/date-span.ts";
import type { Duration } from "../logic/duration.ts";
import type { RangePreset } from "../logic/range-presets.ts";
import type { UploadFault } from "../logic/upload-queue.ts";

/* What each widget says, but for the grid's. */

export interface CommonLabels {
  /** Names the button that takes a toast away. */
  close: string;
  /** Names the button that takes a banner away. */
  dismiss: string;
  /** Names the button that empties a field, before the field's own name. */
  clear: string;
}

/** Of a part of a page that did not come. */
export interface LazyPartLabels {
  failed: string;
  retry: string;
  /** Its code has gone from the server: the page is of an older version. */
  newVersion: string;
  reload: string;
}

export interface SearchFieldLabels {
  clear: string;
}

export interface PasswordFieldLabels {
  show: string;
  hide: string;
  /** Shown while Caps Lock is on and the field has the focus. */
  capsLock: string;
}

/** Stand before a rule, for a screen reader. */
export interface ChecklistLabels {
  met: string;
  unmet: string;
}

export interface TagListLabels {
  /** How many tags are not shown: "2 more…". */
  more: (count: number) => string;
  remove: (label: string) => string;
}

export interface TimeLimits {
  /** The earliest time that can be chosen: `07:00`. */
  minValue?: string | undefined;
  maxValue?: string | undefined;
}

export interface TimeFieldLabels {
  clear: string;
  /** What is wrong with a time outside the limits. */
  fault: (fault: "tooEarly" | "tooLate", limits: TimeLimits) => string;
  /** "Central European Time": under the field, where the zone is named. */
  zone: (name: string) => string;
}

export interface SyncFieldLabels {
  edit: string;
  save: string;
  cancel: string;
  sync: string;
  syncing: string;
  /** Said when the source's text has come. */
  synced: string;
  saved: string;
  syncFailed: string;
  saveFailed: string;
  /** "This text was changed elsewhere while you were editing." */
  conflict: string;
  mine: string;
  theirs: string;
  keepMine: string;
  takeTheirs: string;
}

export interface ModalLabels {
  /** Names the button with the cross. */
  close: string;
  cancel: string;
  save: string;
  create: string;
  /** "All changes will be lost" */
  discardTitle: string;
  /** "Are you sure you want to exit without saving?" */
  discardText: string;
  discardNo: string;
  discardYes: string;
}

export interface FileRowLabels {
  /** "1.2 MB" */
  size: (bytes: number) => string;
  remove: (name: string) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  /** Names the bar. */
  progress: (name: string) => string;
  waiting: string;
  done: string;
  cancelled: string;
  faults: Readonly<Record<UploadFault, string>>;
}

export interface FileZoneLabels {
  choose: string;
  /** Beside the button, for those who have a pointer: "or drop them here". */
  drop: string;
  /** While files hang over the field. */
  dropNow: string;
  /** Names the place that takes files from the clipboard. */
  paste: string;
  /** What is accepted, in words; empty where everything is. */
  limits: string;
  required: string;
}

export interface FileUploadLabels extends FileRowLabels, FileZoneLabels {
  list: string;
  /** Where nothing was chosen and nothing can be. */
  none: string;
  /** "3 files added." */
  added: (count: number) => string;
  /** "“a.pdf” removed." */
  removed: (name: string) => string;
  /** "“a.pdf” uploaded." */
  uploaded: (name: string) => string;
  cancelledOne: (name: string) => string;
}

export interface TextListRowLabels {
  edit: (text: string) => string;
  remove: (text: string) => string;
  /** Names the field while an entry is edited. */
  editing: (text: string) => string;
  save: string;
  cancel: string;
}

export interface TextListFieldLabels extends TextListRowLabels {
  /** Names the field for a new entry. */
  newEntry: string;
  add: string;
  empty: string;
  /** "3 entries added." */
  added: (count: number) => string;
  /** "“VIP” removed." */
  removed: (text: string) => string;
  undo: string;
}

export interface TimeRangeFieldLabels {
  clear: string;
  /** Name the two ends: "Start time" and "End time". */
  start: string;
  end: string;
  /** "8 h 30 min", and that it ends on the next day where it does. */
  length: (minutes: number, isNextDay: boolean) => string;
  /** The end is not after the start. */
  reversed: string;
  zone: (name: string) => string;
}

export interface ColourPickerLabels {
  /** Names the square of saturation and brightness. */
  area: string;
  hue: string;
  /** Over the colours of the brand. */
  brand: string;
  /** Over the colours that were used last. */
  recent: string;
}

export interface ColourFieldLabels extends ColourPickerLabels {
  /** Names the button that shows the colour and opens the picker. */
  pick: string;
}

export interface StepLabels {
  /** Names the button with the minus. */
  decrease: string;
  increase: string;
}

export interface DurationFieldLabels extends StepLabels {
  /** How long it is, in words, for a screen reader: "5 minutes 30 seconds". */
  spoken: (duration: Duration) => string;
  /** "“1:75” is not accepted. Back to 05:30." */
  reverted: (refused: string, kept: string) => string;
  /** "Raised to the minimum, 00:30." */
  raised: (minimum: string) => string;
}

export interface ProgressButtonLabels {
  /** Names the bar, and is said when it starts: "Publishing…" */
  running: string;
  done: string;
  failed: string;
}

export interface DateRangeFieldLabels {
  clear: string;
  /** As of a date field. */
  calendar: string;
  /** Names the list of presets. */
  presets: string;
  preset: Readonly<Record<RangePreset, string>>;
  fault: (fault: SpanFault, limits: DateLimits) => string;
}

export interface DateFieldLabels {
  /** Names the button that empties the field. */
  clear: string;
  /** Names the button that opens the calendar, before the field's own label: "Calendar". */
  calendar: string;
  /** What is wrong with a day that cannot be chosen. */
  fault: (fault: DateFault, limits: DateLimits) => string;
}

/** Every word of a multi-select and a dropdown. */
export interface ChoiceLabels {
  /** "Select Items" */
  selectItems: string;
  /** "Select Item" */
  selectItem: string;
  /** "Showing 100/250" */
  showing: (limit: number, total: number) => string;
  /** "5 selected" */
  selected: (value: number) => string;
  /** "5 of 12 selected" */
  selectedOf: (value: number, total: number) => string;
  selectAll: string;
  /** "Select all of Organization" */
  selectGroup: (group: string) => string;
  search: string;
  clearSearch: string;
  /** Takes the choice back. */
  clear: string;
  /** The search found nothing. */
  noResults: string;
  /** There is nothing to choose from. */
  noItems: string;
  loading: string;
  loadFailed: string;
  retry: string;
  /** "At most 3 can be selected." */
  maximum: (maximum: number) => string;
  required: string;
}

/** Every word of an omnibar. */
export interface OmnibarLabels {
  /** "1,248 items" */
  itemCount: (total: number) => ReactNode;
  /** "3 of 1,248 selected" */
  selectedCount: (selected: number, total: number) => ReactNode;
  /** The button beside a search that waits for it. */
  searchButton: string;
  /** The button that shows the filters. */
  filters: string;
  /** "3 active filters", for a screen reader. */
  filtersOn: (count: number) => string;
  /** "Status: Active" */
  tag: (filter: string, value: string) => string;
  /** Names the list of tags. */
  tags: string;
  removeTag: (tag: string) => string;
  /** "5 more…" */
  moreTags: (count: number) => string;
  clearTags: string;
  /** "More than 10,000 items match…" */
  limitation: (limitation: number, total: number) => ReactNode;
}
