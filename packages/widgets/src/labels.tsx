import { createContext, type ReactNode, use, useMemo } from "react";
import type { ChartLabels } from "./charts/chart-types.ts";
import type { GridLabels } from "./data-grid/types.ts";
import type { GridCellLabels } from "./grid/cells/cell-types.ts";
import type { GridExportLabels } from "./grid/export/export-types.ts";
import type { GridDeletionLabels, GridGroupLabels, GridLineLabels, GridPagerLabels } from "./grid/feature-types.ts";
import type { GridFilterLabels } from "./grid/filter/filter-types.ts";
import type {
  ChecklistLabels,
  ChoiceLabels,
  ColourFieldLabels,
  CommonLabels,
  DateFieldLabels,
  DateRangeFieldLabels,
  DurationFieldLabels,
  FileUploadLabels,
  LazyPartLabels,
  ModalLabels,
  OmnibarLabels,
  PasswordFieldLabels,
  ProgressButtonLabels,
  SearchFieldLabels,
  StepLabels,
  SyncFieldLabels,
  TagListLabels,
  TextListFieldLabels,
  TimeFieldLabels,
  TimeRangeFieldLabels,
} from "./internal/label-types.ts";
import type { TimelineLabels } from "./timeline/types.ts";
import type { UploadLimits } from "./logic/upload-queue.ts";

/** All texts of widgets that do not depend on the screen. Texts of a single screen are props. */
export interface WidgetLabels {
  readonly common: CommonLabels;
  readonly chart: ChartLabels;
  readonly checklist: ChecklistLabels;
  readonly choices: ChoiceLabels;
  readonly colourField: ColourFieldLabels;
  readonly dateField: DateFieldLabels;
  readonly dateRangeField: DateRangeFieldLabels;
  readonly durationField: (field: string) => DurationFieldLabels;
  readonly fileUpload: (limits: UploadLimits) => FileUploadLabels;
  readonly grid: GridLabels;
  readonly gridCells: GridCellLabels;
  readonly gridDeletion: GridDeletionLabels;
  readonly gridExport: GridExportLabels;
  readonly gridFilters: GridFilterLabels;
  readonly gridGroups: GridGroupLabels;
  readonly gridLines: GridLineLabels;
  readonly gridPager: GridPagerLabels;
  readonly lazyPart: LazyPartLabels;
  readonly modal: ModalLabels;
  readonly numericSelector: (field: string) => StepLabels;
  readonly omnibar: OmnibarLabels;
  readonly passwordField: PasswordFieldLabels;
  readonly progressButton: ProgressButtonLabels;
  readonly searchField: SearchFieldLabels;
  readonly syncField: SyncFieldLabels;
  readonly tagList: TagListLabels;
  readonly textListField: TextListFieldLabels;
  readonly timeField: TimeFieldLabels;
  readonly timeRangeField: TimeRangeFieldLabels;
  readonly timeline: TimelineLabels;
}

/** Labels that are loaded after the page, with the first widget that needs them. */
export interface LaterLabels {
  /** What has come of them. */
  readonly read: () => Partial<WidgetLabels> | undefined;
  readonly bring: () => Promise<unknown>;
}

interface Known {
  /** At least those of the widgets that are used inside, unless they come later. */
  readonly labels: Partial<WidgetLabels>;
  readonly later?: LaterLabels;
}

const WidgetLabelsContext = createContext<Known>({ labels: {} });

export interface WidgetLabelsProviderProps extends Known {
  readonly children: ReactNode;
}

/** Around an app: what the widgets inside it say. */
export const WidgetLabelsProvider = ({ labels, later, children }: WidgetLabelsProviderProps) => {
  const known = useMemo(() => ({ labels, ...(later && { later }) }), [labels, later]);
  return <WidgetLabelsContext value={known}>{children}</WidgetLabelsContext>;
};

/** Reads labels by name, for a widget that needs some of them only with certain props. */
export const useLabelsOf = (): (<Name extends keyof WidgetLabels>(name: Name) => WidgetLabels[Name]) => {
  const { labels: known, later } = use(WidgetLabelsContext);
  return <Name extends keyof WidgetLabels>(name: Name) => {
    const find = (): Partial<WidgetLabels>[Name] | undefined => known[name] ?? later?.read()?.[name];
    // A widget whose code came before its labels waits for them.
    if (later && find() === undefined) use(later.bring());
    const labels = find();
    if (labels === undefined) throw new Error(`The WidgetLabelsProvider has no labels for ${name}`);
    return labels;
  };
};

/** What one widget says. */
export const useWidgetLabels = <Name extends keyof WidgetLabels>(name: Name): WidgetLabels[Name] => useLabelsOf()(name);
