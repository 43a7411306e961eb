import type { BusinessUnitRow } from "@evolve/contracts/business-units";
import { startHistoryImport } from "@evolve/contracts/history-import";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useState } from "react";
import { byName } from "../../../../parts/column-fields.ts";
import { FileGroupCard } from "./file-group-card.tsx";
import { fileOptions, type GroupChoices, groupFiles, type PreparedFile } from "./prepared-files.ts";
import { remembered } from "./remembered.ts";
import { type ImportSettings, SettingsCard } from "./settings-card.tsx";

interface ImportSetupProps {
  readonly files: readonly PreparedFile[];
  readonly units: readonly BusinessUnitRow[];
  /** Not while files are still on their way. */
  readonly isReady: boolean;
  /** Called when a choice changes: an earlier check no longer applies. */
  readonly onChange: () => void;
  readonly onStarted: (importId: string, isDryRun: boolean) => void;
}

/** How the files are read and what becomes of their intervals, until the import or a check is started. */
export const ImportSetup = ({ files, units, isReady, onChange, onStarted }: ImportSetupProps) => {
  const { client, holds, preferences } = useShell();
  const [choices, setChoices] = useState<Readonly<Record<string, GroupChoices>>>({});
  const [queueNames, setQueueNames] = useState<Readonly<Record<string, string>>>({});
  const [changed, setChanged] = useState<Partial<ImportSettings>>({});
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const groups = groupFiles(files, choices, today);
  const [first] = units;
  const settings: ImportSettings = {
    businessUnitId: first?.id ?? "",
    zone: first?.zone ?? "",
    existing: "replace",
    createQueues: holds("wfm:setup:edit"),
    createdMedia: "voice",
    ...changed,
  };
  const start = useAction<boolean>({
    run: async (isDryRun) => {
      const all = groups.map(({ columns, fields }) => byName(columns, fields));
      preferences.write(...remembered, Object.assign({}, ...all) as Record<string, string | null>);
      const body = { ...settings, files: fileOptions(groups, queueNames), dryRun: isDryRun };
      const { importId } = await client.call(startHistoryImport, { body });
      onStarted(importId, isDryRun);
    },
    invalidates: [["historyImports"], jobsKey],
  });
  return (
    <>
      {groups.map((group) => (
        <FileGroupCard
          key={group.key}
          group={group}
          queueNames={queueNames}
          onChange={(next) => {
            onChange();
            setChoices((all) => ({ ...all, [group.key]: { ...all[group.key], ...next } }));
          }}
          onNameQueue={(fileId, name) => {
            onChange();
            setQueueNames((all) => ({ ...all, [fileId]: name }));
          }}
        />
      ))}
      <SettingsCard
        units={units}
        settings={settings}
        isReady={isReady && !start.isPending && groups.every(({ isComplete }) => isComplete)}
        onChange={(next) => {
          onChange();
          setChanged((all) => ({ ...all, ...next }));
        }}
        onStart={(isDryRun) => start.mutate(isDryRun)}
      />
    </>
  );
};
