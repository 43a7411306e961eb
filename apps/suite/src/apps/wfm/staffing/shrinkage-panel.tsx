import {
  readShrinkage,
  saveShrinkage,
  type Shrinkage,
  type ShrinkageEntry,
  ShrinkageForm as Schema,
} from "@evolve/contracts/shrinkage";
import type { StaffingWeek } from "@evolve/contracts/staffing";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, RowPanel, useSaved } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Controller } from "react-hook-form";
import type * as z from "zod/mini";
import { useSetupUse } from "../../../parts/use-setup-use.ts";
import { EntryFields } from "./shrinkage-entry.tsx";
import { ShrinkageTable } from "./shrinkage-table.tsx";
import styles from "./staffing.module.css";

interface ShrinkagePanelProps {
  readonly planningGroup: StaffingWeek["planningGroup"];
  readonly onClose: () => void;
}

type Scope = "planningGroup" | "businessUnit";

/** What takes people of a planning group from the queue: what holds, and the entries of the group and its business unit. */
export const ShrinkagePanel = ({ planningGroup, onClose }: ShrinkagePanelProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [scope, setScope] = useState<Scope>("planningGroup");
  const { id, name } = planningGroup;
  return (
    <RowPanel
      list="staffing"
      rowId={id}
      onClose={onClose}
      title={t("requirement.shrinkage")}
      read={async (planningGroupId, signal) =>
        (await client.call(readShrinkage, { params: { planningGroupId } }, { signal })).shrinkage
      }
    >
      {(shrinkage) =>
        shrinkage &&
        (holds("wfm:staffing:edit") ? (
          <ShrinkageForm
            key={scope}
            of={scope}
            ownerId={scope === "planningGroup" ? id : shrinkage.businessUnit.id}
            groupName={name}
            shrinkage={shrinkage}
            onScope={setScope}
            onClose={onClose}
          />
        ) : (
          <Modal isOpen size="panel" title={t("requirement.shrinkage")} onOpenChange={onClose}>
            <ShrinkageTable shrinkage={shrinkage} />
          </Modal>
        ))
      }
    </RowPanel>
  );
};

interface ShrinkageFormProps {
  readonly of: Scope;
  readonly ownerId: string;
  readonly groupName: string;
  readonly shrinkage: Shrinkage;
  readonly onScope: (scope: Scope) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly entries: readonly ShrinkageEntry[];
}

const ShrinkageForm = (props: ShrinkageFormProps) => {
  const { of, ownerId, groupName, shrinkage, onScope, onClose } = props;
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("staffing", onClose);
  const { activities, businessUnit, planningGroupEntries, businessUnitEntries, versions } = shrinkage;
  const form = useAppForm<Fields, z.output<typeof Schema>>({
    schema: Schema,
    defaultValues: { entries: of === "planningGroup" ? planningGroupEntries : businessUnitEntries },
    draft: { userId: user.id, form: `shrinkage-${ownerId}`, secretFields: [] },
    onSave: async ({ entries }) => {
      await client.call(saveShrinkage, { body: { of, id: ownerId, entries, version: versions[of] } });
      saved(t("requirement.shrinkageSaved"));
    },
  });
  const first = activities[0];
  return (
    <FormPanel form={form} onClose={onClose} title={t("requirement.shrinkage")} isEdit>
      <ShrinkageTable shrinkage={shrinkage} />
      <Select
        label={t("requirement.shrinkageOf")}
        placeholder={t("requirement.shrinkageOf")}
        options={[
          { id: "planningGroup", label: groupName },
          { id: "businessUnit", label: businessUnit.name },
        ]}
        value={of}
        isDisabled={form.isDirty}
        description={t("requirement.shrinkageHint")}
        onChange={(chosen) => onScope(chosen === "businessUnit" ? "businessUnit" : "planningGroup")}
      />
      <Controller
        control={form.control}
        name="entries"
        render={({ field: { value, onChange } }) => (
          <div className={styles.parts}>
            {value.map((entry: ShrinkageEntry, index: number) => (
              <EntryFields
                key={index}
                number={index + 1}
                entry={entry}
                activities={activities}
                faultOf={(name) => form.faultOf(`entries.${index}.${name}`)}
                onChange={(changed) => onChange(value.map((one, at) => (at === index ? changed : one)))}
                onRemove={() => onChange(value.filter((_, at) => at !== index))}
              />
            ))}
            {first && (
              <Button
                icon={<Plus />}
                onPress={() => onChange([...value, { activityCodeId: first.id, fromHour: 0, toHour: 24, share: 0.05 }])}
              >
                {t("requirement.addEntry")}
              </Button>
            )}
          </div>
        )}
      />
      {form.isDirty && <ShrinkageConsequences of={of} id={ownerId} />}
    </FormPanel>
  );
};

/** What is planned with the shrinkage that is about to change. */
const ShrinkageConsequences = ({ of, id }: { readonly of: Scope; readonly id: string }) => {
  const { words } = useShell();
  const { t } = words;
  const { staffed = [], scenarios = 0 } = useSetupUse(of, id).data ?? {};
  return (
    <Banner tone="warning">
      <p>{t("requirement.shrinkageConsequence")}</p>
      {staffed.length > 0 && <p>{t("setupUse.staffedWith", { groups: words.list(staffed) })}</p>}
      {scenarios > 0 && <p>{t("setupUse.scenariosWith", { count: scenarios })}</p>}
    </Banner>
  );
};
