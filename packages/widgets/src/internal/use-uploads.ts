import { useEffect, useLayoutEffect, useRef } from "react";
import { changeItem, itemsToStart, wholePercent } from "../logic/upload-queue.ts";
import type { Startable, UploadItem } from "../logic/upload-queue.ts";

export interface UploadTask {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Takes a file to its place. What it answers is kept; a rejection can be tried again. */
export type Upload<Result> = (file: File, task: UploadTask) => Promise<Result>;

export interface UploadsProps<Result> {
  readonly value: readonly UploadItem<Result>[];
  readonly onChange: (value: readonly UploadItem<Result>[]) => void;
  readonly upload: Upload<Result> | undefined;
  /** The texts for upload errors of the app. */
  readonly explain: ((reason: unknown) => string | undefined) | undefined;
  readonly atOnce: number;
  /** Nothing new is begun. */
  readonly isPaused: boolean;
  readonly onEnd: (item: UploadItem<Result>, explained?: string) => void;
}

type Items<Result> = readonly UploadItem<Result>[];
type Change<Result> = (update: (items: Items<Result>) => Items<Result>) => void;

/**
 * Runs what waits in the list, and ends what is no longer to run: cancelled, removed, replaced, or the page is left.
 * Answers how to change the list, also out of a promise.
 */
export const useUploads = <Result>(props: UploadsProps<Result>): Change<Result> => {
  const now = useRef(props);
  const latest = useRef(props.value);
  const runs = useRef(new Map<string, AbortController>());

  useLayoutEffect(() => {
    // A render for something else may come between a change and the render with it: only a new list counts.
    if (now.current.value !== props.value) latest.current = props.value;
    now.current = props;
  });

  const change: Change<Result> = (update) => {
    const next = update(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    now.current.onChange(next);
  };

  const run = async ({ item, file }: Startable<Result>, upload: Upload<Result>) => {
    const { id } = item;
    const controller = new AbortController();
    const isOver = () => runs.current.get(id) !== controller;
    const set = (fields: Partial<Omit<UploadItem<Result>, "id" | "file">>) =>
      change((items) => changeItem(items, id, fields));
    runs.current.set(id, controller);
    set({ state: "running", progress: 0, fault: undefined });
    try {
      const result = await upload(file, {
        signal: controller.signal,
        onProgress: (part) => {
          if (!isOver()) set({ progress: wholePercent(part) });
        },
      });
      if (isOver()) return;
      runs.current.delete(id);
      set({ state: "done", progress: 1, result });
      now.current.onEnd({ ...item, state: "done" });
    } catch (reason) {
      if (isOver()) return;
      runs.current.delete(id);
      const text = now.current.explain?.(reason);
      set({ state: "failed", fault: { kind: "failed", text } });
      now.current.onEnd({ ...item, state: "failed" }, text);
    }
  };

  useEffect(() => {
    for (const [id, controller] of runs.current) {
      if (latest.current.find((item) => item.id === id)?.state === "running") continue;
      runs.current.delete(id);
      controller.abort();
    }
    const { upload, atOnce, isPaused } = props;
    if (!upload || isPaused) return;
    for (const start of itemsToStart(latest.current, (id) => runs.current.has(id), atOnce)) void run(start, upload);
  });

  useEffect(() => {
    const all = runs.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  return change;
};
