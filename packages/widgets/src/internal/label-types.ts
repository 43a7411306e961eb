import type { ReactNode } from "react";
import type { DateFault, DateLimits, SpanFault } from "../logic/date-span.ts";
import type { Duration } from "../logic/duration.ts";
import type { RangePreset } from "../logic/range-presets.ts";
import type { UploadFault } from "../logic/upload-queue.ts";

/* What each widget says, but for the grid's. */

export interface CommonLabels {
  /** Names the button that takes a toast away. */
  readonly close: string;
  /** Names the button that takes a banner away. */
  readonly dismiss: string;
  /** Names the button that empties a field, before the field's own name. */
  readonly clear: string;
}

/** Of a part of a page that did not come. */
export interface LazyPartLabels {
  readonly failed: string;
  readonly retry: string;
  /** Its code has gone from the server: the page is of an older version. */
  readonly newVersion: string;
  readonly reload: string;
}

export interface SearchFieldLabels {
  readonly clear: string;
}

export interface PasswordFieldLabels {
  readonly show: string;
  readonly hide: string;
  /** Shown while Caps Lock is on and the field has the focus. */
  readonly capsLock: string;
}

/** Stand before a rule, for a screen reader. */
export interface ChecklistLabels {
  readonly met: string;
  readonly unmet: string;
}

export interface TagListLabels {
  /** How many tags are not shown: "2 more…". */
  readonly more: (count: number) => string;
  readonly remove: (label: string) => string;
}

export interface TimeLimits {
  /** The earliest time that can be chosen: `07:00`. */
  readonly minValue?: string | undefined;
  readonly maxValue?: string | undefined;
}

export interface TimeFieldLabels {
  readonly clear: string;
  /** What is wrong with a time outside the limits. */
  readonly fault: (fault: "tooEarly" | "tooLate", limits: TimeLimits) => string;
  /** "Central European Time": under the field, where the zone is named. */
  readonly zone: (name: string) => string;
}

export interface SyncFieldLabels {
  readonly edit: string;
  readonly save: string;
  readonly cancel: string;
  readonly sync: string;
  readonly syncing: string;
  /** Said when the source's text has come. */
  readonly synced: string;
  readonly saved: string;
  readonly syncFailed: string;
  readonly saveFailed: string;
  /** "This text was changed elsewhere while you were editing." */
  readonly conflict: string;
  readonly mine: string;
  readonly theirs: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
}

export interface ModalLabels {
  /** Names the button with the cross. */
  readonly close: string;
  readonly cancel: string;
  readonly save: string;
  readonly create: string;
  /** "All changes will be lost" */
  readonly discardTitle: string;
  /** "Are you sure you want to exit without saving?" */
  readonly discardText: string;
  readonly discardNo: string;
  readonly discardYes: string;
}

export interface FileRowLabels {
  /** "1.2 MB" */
  readonly size: (bytes: number) => string;
  readonly remove: (name: string) => string;
  readonly cancel: (name: string) => string;
  readonly retry: (name: string) => string;
  /** Names the bar. */
  readonly progress: (name: string) => string;
  readonly waiting: string;
  readonly done: string;
  readonly cancelled: string;
  readonly faults: Readonly<Record<UploadFault, string>>;
}

export interface FileZoneLabels {
  readonly choose: string;
  /** Beside the button, for those who have a pointer: "or drop them here". */
  readonly drop: string;
  /** While files hang over the field. */
  readonly dropNow: string;
  /** Names the place that takes files from the clipboard. */
  readonly paste: string;
  /** What is accepted, in words; empty where everything is. */
  readonly limits: string;
  readonly required: string;
}

export interface FileUploadLabels extends FileRowLabels, FileZoneLabels {
  readonly list: string;
  /** Where nothing was chosen and nothing can be. */
  readonly none: string;
  /** "3 files added." */
  readonly added: (count: number) => string;
  /** "“a.pdf” removed." */
  readonly removed: (name: string) => string;
  /** "“a.pdf” uploaded." */
  readonly uploaded: (name: string) => string;
  readonly cancelledOne: (name: string) => string;
}

export interface TextListRowLabels {
  readonly edit: (text: string) => string;
  readonly remove: (text: string) => string;
  /** Names the field while an entry is edited. */
  readonly editing: (text: string) => string;
  readonly save: string;
  readonly cancel: string;
}

export interface TextListFieldLabels extends TextListRowLabels {
  /** Names the field for a new entry. */
  readonly newEntry: string;
  readonly add: string;
  readonly empty: string;
  /** "3 entries added." */
  readonly added: (count: number) => string;
  /** "“VIP” removed." */
  readonly removed: (text: string) => string;
  readonly undo: string;
}

export interface TimeRangeFieldLabels {
  readonly clear: string;
  /** Name the two ends: "Start time" and "End time". */
  readonly start: string;
  readonly end: string;
  /** "8 h 30 min", and that it ends on the next day where it does. */
  readonly length: (minutes: number, isNextDay: boolean) => string;
  /** The end is not after the start. */
  readonly reversed: string;
  readonly zone: (name: string) => string;
}

export interface ColourPickerLabels {
  /** Names the square of saturation and brightness. */
  readonly area: string;
  readonly hue: string;
  /** Over the colours of the brand. */
  readonly brand: string;
  /** Over the colours that were used last. */
  readonly recent: string;
}

export interface ColourFieldLabels extends ColourPickerLabels {
  /** Names the button that shows the colour and opens the picker. */
  readonly pick: string;
}

export interface StepLabels {
  /** Names the button with the minus. */
  readonly decrease: string;
  readonly increase: string;
}

export interface DurationFieldLabels extends StepLabels {
  /** How long it is, in words, for a screen reader: "5 minutes 30 seconds". */
  readonly spoken: (duration: Duration) => string;
  /** "“1:75” is not accepted. Back to 05:30." */
  readonly reverted: (refused: string, kept: string) => string;
  /** "Raised to the minimum, 00:30." */
  readonly raised: (minimum: string) => string;
}

export interface ProgressButtonLabels {
  /** Names the bar, and is said when it starts: "Publishing…" */
  readonly running: string;
  readonly done: string;
  readonly failed: string;
}

export interface DateRangeFieldLabels {
  readonly clear: string;
  /** As of a date field. */
  readonly calendar: string;
  /** Names the list of presets. */
  readonly presets: string;
  readonly preset: Readonly<Record<RangePreset, string>>;
  readonly fault: (fault: SpanFault, limits: DateLimits) => string;
}

export interface DateFieldLabels {
  /** Names the button that empties the field. */
  readonly clear: string;
  /** Names the button that opens the calendar, before the field's own label: "Calendar". */
  readonly calendar: string;
  /** What is wrong with a day that cannot be chosen. */
  readonly fault: (fault: DateFault, limits: DateLimits) => string;
}

/** Every word of a multi-select and a dropdown. */
export interface ChoiceLabels {
  /** "Select Items" */
  readonly selectItems: string;
  /** "Select Item" */
  readonly selectItem: string;
  /** "Showing 100/250" */
  readonly showing: (limit: number, total: number) => string;
  /** "5 selected" */
  readonly selected: (value: number) => string;
  /** "5 of 12 selected" */
  readonly selectedOf: (value: number, total: number) => string;
  readonly selectAll: string;
  /** "Select all of Organization" */
  readonly selectGroup: (group: string) => string;
  readonly search: string;
  readonly clearSearch: string;
  /** Takes the choice back. */
  readonly clear: string;
  /** The search found nothing. */
  readonly noResults: string;
  /** There is nothing to choose from. */
  readonly noItems: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
  /** "At most 3 can be selected." */
  readonly maximum: (maximum: number) => string;
  readonly required: string;
}

/** Every word of an omnibar. */
export interface OmnibarLabels {
  /** "1,248 items" */
  readonly itemCount: (total: number) => ReactNode;
  /** "3 of 1,248 selected" */
  readonly selectedCount: (selected: number, total: number) => ReactNode;
  /** The button beside a search that waits for it. */
  readonly searchButton: string;
  /** The button that shows the filters. */
  readonly filters: string;
  /** "3 active filters", for a screen reader. */
  readonly filtersOn: (count: number) => string;
  /** "Status: Active" */
  readonly tag: (filter: string, value: string) => string;
  /** Names the list of tags. */
  readonly tags: string;
  readonly removeTag: (tag: string) => string;
  /** "5 more…" */
  readonly moreTags: (count: number) => string;
  readonly clearTags: string;
  /** "More than 10,000 items match…" */
  readonly limitation: (limitation: number, total: number) => ReactNode;
}
