import type { CallParsed } from "@evolve/contracts/call";
import type { HistoryFault, searchHistoryImports } from "@evolve/contracts/history-import";
import type { JobState } from "@evolve/contracts/jobs";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

interface NewImport {
  readonly tenantId: string;
  readonly id: string;
  readonly jobId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly fileNames: readonly string[];
  readonly isDryRun: boolean;
}

export const insertImport = async (tx: Tx, row: NewImport): Promise<void> => {
  await tx
    .insertInto("history_imports")
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      job_id: row.jobId,
      created_by: row.createdBy,
      created_at: row.createdAt,
      file_names: [...row.fileNames],
      is_dry_run: row.isDryRun,
    })
    .execute();
};

interface ImportKey {
  readonly tenantId: string;
  readonly importId: string;
}

/** What a batch changed. Counts of rows are of the whole import so far, the others are added. */
export interface Advance {
  readonly rows: number;
  readonly imported: number;
  readonly failed: number;
  readonly onClosedDays: number;
  readonly replaced: number;
  readonly queuesCreated: number;
  /** Their ids; none for a check. */
  readonly createdQueues: readonly string[];
  readonly covers: readonly string[];
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly faults: readonly HistoryFault[];
}

export const advanceImport = async (tx: Tx, { tenantId, importId }: ImportKey, by: Advance): Promise<void> => {
  await sql`
    update history_imports set rows = ${by.rows}, imported = ${by.imported}, failed = ${by.failed},
      on_closed_days = ${by.onClosedDays}, replaced = replaced + ${by.replaced},
      queues_created = queues_created + ${by.queuesCreated},
      created_queues = created_queues || ${[...by.createdQueues]}::uuid[],
      covers = (select coalesce(array_agg(distinct id), '{}') from unnest(covers || ${[...by.covers]}::uuid[]) as id),
      first_at = least(first_at, ${by.firstAt}::timestamptz), last_at = greatest(last_at, ${by.lastAt}::timestamptz),
      faults = ${JSON.stringify(by.faults)}::jsonb
    where tenant_id = ${tenantId} and id = ${importId}
  `.execute(tx);
};

export interface ImportRow {
  id: string;
  jobId: string;
  undoJobId: string | null;
  createdBy: string;
  startedBy: string;
  createdAt: Date;
  fileNames: string[];
  isDryRun: boolean;
  rows: number;
  imported: number;
  failed: number;
  replaced: number;
  queuesCreated: number;
  onClosedDays: number;
  faults: HistoryFault[];
  firstAt: Date | null;
  lastAt: Date | null;
  undoneAt: Date | null;
  /** None where the job is so old that it has been deleted. */
  state: JobState | null;
  progress: number | null;
  undoState: JobState | null;
  /** Whether a later import, not undone, has replaced intervals of this one. */
  isCovered: boolean;
}

const selectImports = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("history_imports as import")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "import.tenant_id").onRef("person.id", "=", "import.created_by"),
    )
    .leftJoin("jobs as job", (join) =>
      join.onRef("job.tenant_id", "=", "import.tenant_id").onRef("job.id", "=", "import.job_id"),
    )
    .leftJoin("jobs as undoing", (join) =>
      join.onRef("undoing.tenant_id", "=", "import.tenant_id").onRef("undoing.id", "=", "import.undo_job_id"),
    )
    .select([
      "import.id",
      "import.job_id as jobId",
      "import.undo_job_id as undoJobId",
      "import.created_by as createdBy",
      "person.full_name as startedBy",
      "import.created_at as createdAt",
      "import.file_names as fileNames",
      "import.is_dry_run as isDryRun",
      "import.rows",
      "import.imported",
      "import.failed",
      "import.replaced",
      "import.queues_created as queuesCreated",
      "import.on_closed_days as onClosedDays",
      "import.faults",
      "import.first_at as firstAt",
      "import.last_at as lastAt",
      "import.undone_at as undoneAt",
      "job.state",
      "job.progress",
      "undoing.state as undoState",
      sql<boolean>`exists (select from history_imports as later where later.tenant_id = import.tenant_id
        and later.undone_at is null and import.id = any(later.covers))`.as("isCovered"),
    ])
    .where("import.tenant_id", "=", tenantId);

/** Checks are not among them. */
export const searchImportRows = (tx: Tx, tenantId: string, search: CallParsed<typeof searchHistoryImports>["body"]) => {
  const pattern = patternOf(search.filter.search ?? "");
  const rows = selectImports(tx, tenantId)
    .where("import.is_dry_run", "=", false)
    .where(
      sql<boolean>`(person.full_name ilike ${pattern} or exists (select from unnest(import.file_names) as file where file ilike ${pattern}))`,
    );
  const total = rows.clearSelect().select((select) => select.fn.countAll<number>().as("total"));
  const keys = { startedAt: "import.created_at", startedBy: "person.full_name" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "startedAt", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "import.id" }, total, order, search);
};

export const findImport = async (tx: Tx, { tenantId, importId }: ImportKey): Promise<ImportRow | null> =>
  (await selectImports(tx, tenantId).where("import.id", "=", importId).executeTakeFirst()) ?? null;

/** The queues that an import, named by itself or by its job, has created. */
export const findCreatedQueues = async (
  tx: Tx,
  tenantId: string,
  of: { readonly jobId: string } | { readonly importId: string },
): Promise<string[]> => {
  const rows = await tx
    .selectFrom("history_imports as import")
    .innerJoin("queues as queue", (join) =>
      join.onRef("queue.tenant_id", "=", "import.tenant_id").on(sql<boolean>`queue.id = any(import.created_queues)`),
    )
    .select("queue.id")
    .where("import.tenant_id", "=", tenantId)
    .where("jobId" in of ? "import.job_id" : "import.id", "=", "jobId" in of ? of.jobId : of.importId)
    .execute();
  return rows.map(({ id }) => id);
};

/** Two undoings of an import wait for each other. */
export const lockImport = async (tx: Tx, { tenantId, importId }: ImportKey): Promise<void> => {
  await tx
    .selectFrom("history_imports")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", importId)
    .forUpdate()
    .execute();
};

export const setUndoJob = async (tx: Tx, { tenantId, importId }: ImportKey, jobId: string): Promise<void> => {
  await tx
    .updateTable("history_imports")
    .set({ undo_job_id: jobId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", importId)
    .execute();
};

export const markUndone = async (
  tx: Tx,
  { tenantId, importId }: ImportKey,
  userId: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("history_imports")
    .set({ undone_at: now, undone_by: userId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", importId)
    .execute();
};
