import type { Call, CallInput, CallResult } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import type { ColumnStatistics } from "@evolve/contracts/search";
import type { Permission } from "@evolve/contracts/permission-names";
import type { Words } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import type { GridColumn, GridSort } from "@evolve/widgets/data-grid";
import type { PageAnswer } from "@evolve/widgets/grid-sources";
import type { ChoiceOption, ServerChoices } from "@evolve/widgets/multi-select";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { ReadSearch } from "../routing/query.ts";
import type { Shell } from "../shell-context.ts";
import { type FilterShape, listSearch } from "./list-search.ts";

export interface ListRow {
  readonly id: string;
}

/** What a list asks for, beside its pages. */
export interface ListBody {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly orderBy: readonly { readonly field: string; readonly direction: "asc" | "desc" }[];
}

/** What a list is narrowed by, and how that is changed. */
export interface ListFilters {
  readonly body: ListBody;
  readonly idsOf: (field: string) => readonly string[];
  readonly changeFilter: (changes: Readonly<Record<string, string | readonly string[]>>) => void;
}

export interface ListTexts {
  readonly title: string;
  readonly lead: string;
  /** In the search field: "Search name or email". */
  readonly search: string;
  /** Names the bar: "Search and filter users". */
  readonly searchAndFilter: string;
  readonly count: (total: number) => string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** The button that opens the panel for a new row; none in a list that nobody adds to. */
  readonly create?: string;
}

type Choices = readonly ChoiceOption[];

type ChoicesQuery = Pick<UseQueryOptions<Choices, Error, Choices, string[]>, "queryKey" | "queryFn" | "staleTime">;

/** Choices that are too many to load: the server searches them, and names those that an address gives by id. */
export interface SearchedChoices {
  readonly search: (client: Client) => ServerChoices;
  readonly named: (client: Client, ids: readonly string[]) => ChoicesQuery;
}

/** A filter in the bar: choices that are known or that the server has, a range of days or numbers, or a text. */
export type ListFilter<Field extends string = string> = {
  readonly field: Field;
  readonly label: (words: Words) => string;
  /** The permission to be offered it; without it everybody is. */
  readonly permission?: Permission;
} & (
  | { readonly options: (words: Words) => Choices }
  | { readonly query: (client: Client) => ChoicesQuery }
  | { readonly searched: SearchedChoices }
  /** `field` is the first day of a range, this the last; both belong to it. */
  | { readonly until: Field }
  /** `field` is the least of a range of whole numbers, this the greatest; both belong to it, and lie between `from` and `to`. */
  | { readonly most: Field; readonly from: number; readonly to: number }
  /** A text that the column contains. */
  | { readonly isText: true }
);

/** The parameters of the address that a filter has. */
export const fieldsOf = (filter: ListFilter): readonly string[] => {
  if ("until" in filter) return [filter.field, filter.until];
  return "most" in filter ? [filter.field, filter.most] : [filter.field];
};

/** What a list asks the server for: addresses and saved views have numbers as texts. */
export const askedFilter = (
  filters: readonly ListFilter[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const numbers = new Set(filters.flatMap((filter) => ("most" in filter ? fieldsOf(filter) : [])));
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, numbers.has(field) ? Number(value) : value]),
  );
};

/** Something that can be done to a row, from its menu. */
export interface RowAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: "neutral" | "danger";
  readonly permission: Permission;
  readonly appliesTo?: (row: Row) => boolean;
  /** Asked first. What can be undone needs no question. */
  readonly confirm?: (row: Row) => {
    readonly title: string;
    readonly text: string;
    /** Below the text: what depends on the row. */
    readonly details?: ReactNode | undefined;
  };
  readonly run: (row: Row) => Promise<unknown>;
  /** It starts a background task, which the header then shows. */
  readonly startsJob?: boolean;
  /** Said when it is done. */
  readonly done: (row: Row) => string;
  readonly undo?: (row: Row) => Promise<unknown>;
  /** The row as it will be, shown until the server answers; only where it is sure to. */
  readonly optimistic?: (row: Row) => Row;
  /** Also offered for all selected rows. */
  readonly bulk?: BulkOptions<Row>;
}

interface BulkOptions<Row> {
  readonly confirm: (count: number) => { readonly title: string; readonly text: string };
  /** Said when it is done. */
  readonly done: (count: number) => string;
  /** A call for several rows, at most `atOnce`; without it there is one call a row. */
  readonly run?: (rows: readonly Row[]) => Promise<unknown>;
  readonly atOnce?: number;
  /** Asked instead of the question, and does the work itself. Such an action is for the selection only, not in a row's menu. */
  readonly form?: (rows: readonly Row[], close: () => void) => ReactNode;
}

export type BulkAction<Row> = RowAction<Row> & { readonly bulk: BulkOptions<Row> };
export const isBulkAction = <Row>(action: RowAction<Row>): action is BulkAction<Row> => action.bulk !== undefined;

/** What a column's smallest and largest value mean; of a `choice` they mean nothing. */
export type StatisticsKind = "text" | "choice" | "instant" | "number";

interface ListOptions<Field extends string, Row extends ListRow, Answer> {
  /** Begins the keys of its queries. */
  readonly name: string;
  /** Under which its columns are kept where its screen has several grids; else the screen's route. */
  readonly gridName?: string;
  /** The filter that the server guards by: `UserFilter`. By it the parameters of the address are read. */
  readonly accepts: FilterShape;
  readonly icon: ReactNode;
  readonly texts: (words: Words) => ListTexts;
  /** The ids of columns that can be sorted are the contract's sort fields. */
  readonly columns: (words: Words) => readonly GridColumn<Row>[];
  /** What the columns with statistics hold: those that can be sorted, as text unless said otherwise, and the contract's figures. */
  readonly statistics?: Readonly<Record<string, StatisticsKind>>;
  /** What every search of the list asks for beside its filter: `{ metrices: { columns: ["userCount"] } }`. */
  readonly also?: Readonly<Record<string, unknown>>;
  readonly firstSort: readonly GridSort[];
  readonly rowLabel: (row: Row) => string;
  readonly filters: readonly ListFilter<Field>[];
  readonly actions: (shell: Shell) => readonly RowAction<Row>[];
  /** Between the page's head and the list: figures that narrow it, of the search's answer; undefined before the first one. */
  readonly above?: (filters: ListFilters, answer: Answer | undefined) => ReactNode;
  /** The permission to add a row; without it nobody may. */
  readonly createPermission?: Permission;
  /** Which rows the panel edits; without it none. A panel for something else than editing says what it is for. */
  readonly edit?: {
    readonly permission: Permission;
    readonly appliesTo: (row: Row) => boolean;
    readonly label?: (words: Words) => string;
    readonly icon?: ReactNode;
    /** Of people who may not edit: the panel shows them the row, read-only. */
    readonly viewPermission?: Permission;
  };
}

/** A list of the server: what the screen, the panel and the queries share. */
export interface List<Row extends ListRow> extends ListOptions<string, Row, never> {
  /** The search itself. */
  readonly call: Call;
  readonly readSearch: ReadSearch;
  readonly fetchPage: (client: Client, body: ListBody, page: number, signal: AbortSignal) => Promise<PageAnswer<Row>>;
  /** Of all rows that match. */
  readonly fetchStatistics: (
    client: Client,
    body: ListBody,
    column: string,
    signal: AbortSignal,
  ) => Promise<ColumnStatistics>;
  /** All rows that match, page by page. */
  readonly fetchAll: (client: Client, body: ListBody, signal: AbortSignal) => AsyncIterable<PageAnswer<Row>>;
}

export const listPageSize = Math.min(100, limits.pageSizeMax);

type FilterFieldOf<C extends Call> =
  C["body"] extends z.ZodMiniType<{ filter: infer Filter }> ? keyof Filter & string : never;
type RowOf<C extends Call, Name extends keyof CallResult<C>> = CallResult<C>[Name] extends readonly (infer Row extends
  ListRow)[]
  ? Row
  : never;

/**
 * A list by the contract's search: `defineList(searchUsers, "users", { … })`, where "users" is the field of the answer that
 * holds the rows. `ListScreen` shows it.
 */
export const defineList = <const C extends Call, const Name extends keyof CallResult<C> & string>(
  call: C,
  rowsName: Name,
  options: ListOptions<FilterFieldOf<C>, RowOf<C, Name>, CallResult<C>>,
): List<RowOf<C, Name>> => {
  const search = async (client: Client, body: object, signal: AbortSignal) => {
    // Every search has this body and answer (`searchBody`, `searchAnswer`); the types of one call say no more of another.
    const answer = await client.call(call, { body: { ...options.also, ...body } } as unknown as CallInput<C>, {
      signal,
      retryAfter: true,
    });
    const { totalRecords, next, statistics } = answer as {
      totalRecords: number;
      next?: string;
      statistics?: ColumnStatistics;
    };
    return { rows: answer[rowsName] as readonly RowOf<C, Name>[], total: totalRecords, next, statistics, answer };
  };
  return {
    ...options,
    call,
    readSearch: listSearch(options.accepts),
    fetchPage: (client, body, page, signal) =>
      search(client, { ...body, skip: page * listPageSize, top: listPageSize }, signal),
    fetchStatistics: async (client, body, column, signal) => {
      const { statistics } = await search(client, { ...body, top: 1, statistics: column }, signal);
      if (!statistics) throw new Error(`${call.name} answered no statistics`);
      return statistics;
    },
    async *fetchAll(client, body, signal) {
      for (let page: { after?: string } | undefined = {}; page;) {
        const answer = await search(client, { ...body, ...page, top: limits.pageSizeMax }, signal);
        yield answer;
        page = answer.next === undefined ? undefined : { after: answer.next };
      }
    },
  };
};
