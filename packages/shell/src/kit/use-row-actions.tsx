import type { PageAnswer } from "@evolve/widgets/grid-sources";
import type { MenuEntry } from "@evolve/widgets/menu";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { jobsKey } from "../jobs/jobs-key.ts";
import { MessageModal } from "../overlays/overlays.ts";
import { useShell } from "../shell-context.ts";
import type { List, ListRow, RowAction } from "./define-list.ts";
import { useAction } from "./use-action.ts";

interface Chosen<Row> {
  readonly row: Row;
  readonly action: RowAction<Row>;
}

/** The actions of a list's rows: entries for a row's menu, and the question that is open. */
export const useRowActions = <Row extends ListRow>(list: List<Row>) => {
  const shell = useShell();
  const { holds, words } = shell;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Chosen<Row> | null>(null);
  const actions = list.actions(shell).filter(({ permission, bulk }) => holds(permission) && !bulk?.form);
  const { mutate, isPending } = useAction<Chosen<Row>>({
    run: async ({ action, row }) => {
      await action.run(row);
      if (action.startsJob) await queryClient.invalidateQueries({ queryKey: jobsKey });
    },
    done: ({ action, row }) => action.done(row),
    undo: ({ action: { undo }, row }) => undo && (() => undo(row)),
    optimistic: ({ action, row }) => {
      const changed = action.optimistic?.(row);
      if (changed === undefined) return;
      queryClient.setQueriesData<PageAnswer<Row>>({ queryKey: [list.name] }, (page) =>
        page?.rows ? { ...page, rows: page.rows.map((one) => (one.id === row.id ? changed : one)) } : page,
      );
    },
    invalidates: [[list.name]],
    onEnd: () => setAsked(null),
  });

  const entriesOf = (row: Row): readonly MenuEntry[] =>
    actions
      .filter(({ appliesTo }) => appliesTo?.(row) ?? true)
      .map((action) => ({
        id: action.id,
        label: action.label,
        icon: action.icon,
        tone: action.tone,
        onAction: () => (action.confirm ? setAsked({ row, action }) : mutate({ row, action })),
      }));

  const question = asked?.action.confirm?.(asked.row);
  return {
    hasActions: actions.length > 0,
    entriesOf,
    question: asked && question && (
      <Suspense>
        <MessageModal
          isOpen
          tone="danger"
          title={question.title}
          confirmLabel={asked.action.label}
          onConfirm={() => mutate(asked)}
          cancelLabel={words.t("common.cancel")}
          onCancel={() => setAsked(null)}
          isPending={isPending}
        >
          {question.text}
          {question.details}
        </MessageModal>
      </Suspense>
    ),
  };
};
