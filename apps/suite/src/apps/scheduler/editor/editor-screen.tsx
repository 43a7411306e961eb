import { listSchedules } from "@evolve/contracts/schedules";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { Suspense, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { readEdited } from "../searches.ts";
import { readKept } from "./kept-edits.ts";
import styles from "./editor.module.css";

// The timeline and the rules are heavy.
const DraftEditor = lazyPart(async () => (await import("./draft-editor.tsx")).DraftEditor);
const DraftActions = lazyPart(async () => (await import("./draft-actions.tsx")).DraftActions);
const NewDraftDialog = lazyPart(async () => (await import("./new-draft-dialog.tsx")).NewDraftDialog);

/** Scheduler, Editor: drafts, what is published, and the one that is open. */
export const EditorScreen = () => {
  const { client, holds, user, words } = useShell();
  const { t } = words;
  const [kept] = useState(() => readKept(user.id).scheduleId);
  const [asked, change] = useRouteSearch(readEdited);
  const [own, setOwn] = useState<string | null>(null);
  // What is not saved comes first, so that an address never loses it.
  const chosen = own ?? (kept === "" ? asked.schedule : kept);
  const setChosen = (id: string): void => {
    setOwn(id);
    change({ schedule: id });
  };
  const [isCreating, setCreating] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const list = useQuery({
    queryKey: ["schedules"],
    queryFn: ({ signal }) => client.call(listSchedules, {}, { signal }),
  });
  const { businessUnits = [], schedules = [] } = list.data ?? {};
  const schedule = schedules.find(({ id }) => id === chosen) ?? schedules[0];
  const unit = businessUnits.find(({ id }) => id === schedule?.businessUnitId);
  const nameOf = (businessUnitId: string): string => businessUnits.find(({ id }) => id === businessUnitId)?.name ?? "";
  const create = (
    <Button icon={<CalendarPlus />} isDisabled={businessUnits.length === 0} onPress={() => setCreating(true)}>
      {t("scheduleEditor.newDraft")}
    </Button>
  );
  return (
    <Page title={t("scheduleEditor.title")} isFilling actions={holds("wfm:schedule:edit") && create}>
      {list.data === undefined ? (
        <QueryState error={list.error} onRetry={() => void list.refetch()} />
      ) : schedule === undefined || unit === undefined ? (
        <EmptyState
          icon={<CalendarPlus />}
          title={t("scheduleEditor.emptyTitle")}
          text={t("scheduleEditor.emptyText")}
        />
      ) : (
        <div className={styles.screen}>
          <div className={styles.choice}>
            <Select
              label={t("scheduleEditor.schedule")}
              placeholder={t("scheduleEditor.schedule")}
              isDisabled={isDirty}
              options={schedules.map(({ id, businessUnitId, name, state }) => ({
                id,
                label: `${nameOf(businessUnitId)}: ${state === "published" ? t("scheduleEditor.published") : name}`,
              }))}
              value={schedule.id}
              onChange={setChosen}
            />
            {schedule.state === "draft" && holds("wfm:schedule:edit") && (
              <Suspense fallback={null}>
                <DraftActions schedule={schedule} isDirty={isDirty} onDeleted={() => setChosen("")} />
              </Suspense>
            )}
          </div>
          <Suspense fallback={<Skeleton shape="block" />}>
            <DraftEditor key={schedule.id} schedule={schedule} unit={unit} onDirty={setDirty} />
          </Suspense>
        </div>
      )}
      {isCreating && (
        <Suspense fallback={null}>
          <NewDraftDialog
            units={businessUnits}
            onClose={(id) => {
              setCreating(false);
              if (id !== null) setChosen(id);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
};
