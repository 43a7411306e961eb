export type UploadFault = "wrongType" | "tooLarge" | "empty" | "folder" | "twice" | "tooMany" | "failed";

export interface UploadLimits {
  /** As an `<input type="file">` takes them: `.xml`, `image/png`, `image/*`. Any where it is empty. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** What is shown of a file, also of one that is on the server already. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  /** The media type; empty when unknown. */
  readonly type: string;
}

/** A folder that was dropped. */
export interface FolderFacts extends FileFacts {
  readonly isFolder: true;
}

export interface UploadItem<Result = unknown> {
  readonly id: string;
  readonly file: File | FileFacts | FolderFacts;
  /** What is refused breaks a limit, and is in the list only to say so. */
  readonly state: "waiting" | "running" | "done" | "failed" | "cancelled" | "refused";
  /** 0 to 1. */
  readonly progress: number;
  /** Why it failed or was refused; `text` if the app provides one. */
  readonly fault?: { readonly kind: UploadFault; readonly text?: string | undefined } | undefined;
  /** What the upload answered. */
  readonly result?: Result | undefined;
}

type Items<Result> = readonly UploadItem<Result>[];

const isOfKind = ({ name, type }: FileFacts, kind: string): boolean => {
  const wanted = kind.trim().toLowerCase();
  if (wanted.startsWith(".")) return name.toLowerCase().endsWith(wanted);
  if (wanted === "*/*") return true;
  return wanted.endsWith("/*") ? type.toLowerCase().startsWith(wanted.slice(0, -1)) : type.toLowerCase() === wanted;
};

/** Without those that were refused. */
export const keptItems = <Result>(items: Items<Result>): Items<Result> =>
  items.filter(({ state }) => state !== "refused");

const faultOf = (file: UploadItem["file"], kept: Items<unknown>, limits: UploadLimits): UploadFault | undefined => {
  if ("isFolder" in file) return "folder";
  if (limits.accept.length > 0 && !limits.accept.some((kind) => isOfKind(file, kind))) return "wrongType";
  if (file.size === 0) return "empty";
  if (file.size > limits.maxBytes) return "tooLarge";
  if (kept.some(({ file: other }) => other.name === file.name && other.size === file.size)) return "twice";
  return kept.length >= limits.maxFiles ? "tooMany" : undefined;
};

/**
 * Adds files in their order: each waits, or is refused with the first rule that it breaks. What was refused before goes.
 * Where only one file can be, the first that fits takes the place of the one before.
 */
export const addFiles = <Result>(
  items: Items<Result>,
  files: readonly UploadItem["file"][],
  limits: UploadLimits,
  nextId: () => string,
): Items<Result> => {
  const before = keptItems(items);
  const isSingle = limits.maxFiles === 1;
  const added = files.reduce<Items<Result>>((taken, file) => {
    const kept = keptItems(isSingle ? taken : [...before, ...taken]);
    const kind = faultOf(file, kept, limits);
    const base = { id: nextId(), file, progress: 0 };
    return [
      ...taken,
      kind === undefined ? { ...base, state: "waiting" } : { ...base, state: "refused", fault: { kind } },
    ];
  }, []);
  return isSingle && keptItems(added).length > 0 ? added : [...before, ...added];
};

/** The list with one of its items changed; the same list where nothing is new. */
export const changeItem = <Result>(
  items: Items<Result>,
  id: string,
  change: Partial<Omit<UploadItem<Result>, "id" | "file">>,
): Items<Result> => {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  const keys = Object.keys(change) as (keyof typeof change)[];
  if (!item || keys.every((key) => item[key] === change[key])) return items;
  return items.with(index, { ...item, ...change });
};

export interface Startable<Result> {
  readonly item: UploadItem<Result>;
  readonly file: File;
}

/**
 * What is to start now, first come, first served. An item may say that it runs and be nobody's run: it comes from an
 * earlier visit to the page, and starts again.
 */
export const itemsToStart = <Result>(
  items: Items<Result>,
  isRunning: (id: string) => boolean,
  atOnce: number,
): readonly Startable<Result>[] => {
  const free = atOnce - items.filter(({ id }) => isRunning(id)).length;
  return items
    .flatMap((item) =>
      (item.state === "waiting" || item.state === "running") && !isRunning(item.id) && item.file instanceof File
        ? [{ item, file: item.file }]
        : [],
    )
    .slice(0, Math.max(0, free));
};

/** Whole percents, so that a list is not drawn again for every packet; nonsense is no progress. */
export const wholePercent = (part: number): number =>
  Number.isFinite(part) ? Math.floor(Math.min(1, Math.max(0, part)) * 100) / 100 : 0;

/** A name in two, so that its ending stays in sight when the rest is cut: `["report", ".pdf"]`. */
export const splitName = (name: string): readonly [string, string] => {
  const dot = name.lastIndexOf(".");
  return dot > 0 && name.length - dot <= 8 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
};
