import {
  defaultWorkingHours,
  EmployeeGroupFields,
  readEmployeeGroup,
  saveEmployeeGroup,
} from "@evolve/contracts/employee-groups";
import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { MemberChanges, noMemberChanges } from "../organization/member-changes.ts";
import { MembersField } from "../organization/members-field.tsx";
import { MembersPanel } from "../organization/members-panel.tsx";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { TimeZoneField } from "../../../parts/time-zone-field.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { useSaveMembers } from "../organization/use-save-members.ts";
import styles from "./employee-groups.module.css";
import { WeekField } from "../../../parts/week-field.tsx";
import { describeWeek, wholeWeek } from "../../../parts/working-hours.ts";

type Group = CallResult<typeof readEmployeeGroup>["group"];
type NewGroup = Omit<Group, "id">;

const EmployeeGroupForm = z.extend(EmployeeGroupFields, { members: MemberChanges });
type EmployeeGroupForm = z.output<typeof EmployeeGroupForm>;

const newGroup = (): NewGroup => ({
  name: "",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isDefault: false,
  workingHours: defaultWorkingHours.map((day) => ({ ...day, amountOfHours: 24 })),
  version: 1,
});

/** Creates an employee group, or changes one: time zone, working hours, members. */
export const EmployeeGroupPanel = (panel: PanelProps) => {
  const { client, holds, words } = useShell();
  const read = async (suId: string, signal?: AbortSignal) =>
    (await client.call(readEmployeeGroup, { params: { suId } }, signal && { signal })).group;
  if (!holds("employeeGroup:edit"))
    return <MembersPanel {...panel} of="employeeGroup" list="employeeGroups" read={read} />;
  return (
    <RowPanel {...panel} list="employeeGroups" title={words.t("organization.employeeGroupsEdit")} read={read}>
      {(group) => <EmployeeGroupFormPanel {...panel} group={group ?? undefined} read={read} />}
    </RowPanel>
  );
};

interface EmployeeGroupFormPanelProps extends PanelProps {
  /** Undefined for a new one. */
  readonly group: Group | undefined;
  readonly read: (id: string) => Promise<Group>;
}

const fieldsOf = ({ name, timeZone, isDefault, workingHours }: NewGroup): EmployeeGroupForm => ({
  name,
  timeZone,
  isDefault,
  workingHours: wholeWeek(workingHours),
  members: noMemberChanges,
});

/** Of two who edit a group the second sees both versions. */
const EmployeeGroupFormPanel = ({ rowId, group, read, onClose }: EmployeeGroupFormPanelProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("employeeGroups", onClose);
  const saveMembers = useSaveMembers("employeeGroup");
  const conflict = useEditConflict(group, ({ id }) => read(id));
  const form = useAppForm<EmployeeGroupForm, EmployeeGroupForm>({
    schema: EmployeeGroupForm,
    defaultValues: fieldsOf(group ?? newGroup()),
    draft: { userId: user.id, form: `employee-group-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: ({ members, ...fields }) =>
      conflict.guard(async (base) => {
        const body = base === undefined ? fields : { ...fields, id: base.id, version: base.version };
        const { group: stored } = await client.call(saveEmployeeGroup, { body });
        conflict.rebase(stored);
        await saveMembers(stored.id, members);
        saved(t("organization.saved", { name: fields.name }));
      }),
  });
  const values = useWatch({ control: form.control }) as EmployeeGroupForm;
  const yesOrNo = (isOn: boolean) => t(isOn ? "common.yes" : "common.no");
  const { base, latest } = conflict;
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "organization.employeeGroupsCreate" : "organization.employeeGroupsEdit")}
      isEdit={base !== undefined}
    >
      {latest && (
        <EditConflict
          fields={[
            [t("organization.name"), values.name, latest.name],
            [t("organization.timeZone"), values.timeZone, latest.timeZone],
            [t("organization.makeDefault"), yesOrNo(values.isDefault), yesOrNo(latest.isDefault)],
            [
              t("organization.workingHours"),
              describeWeek(words, values.workingHours),
              describeWeek(words, latest.workingHours),
            ],
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? newGroup()))}
        />
      )}
      <NameField {...form.text("name")} />
      <Controller
        control={form.control}
        name="timeZone"
        render={({ field: { value, onChange } }) => (
          <TimeZoneField name="timeZone" value={value} onChange={onChange} error={form.faultOf("timeZone")} />
        )}
      />
      <Controller
        control={form.control}
        name="isDefault"
        render={({ field: { value, onChange } }) => (
          <div>
            <Checkbox isSelected={value} isDisabled={base?.isDefault ?? false} onChange={onChange}>
              {t("organization.makeDefault")}
            </Checkbox>
            <p className={styles.hint}>{t("organization.makeDefaultHint")}</p>
          </div>
        )}
      />
      <Controller
        control={form.control}
        name="workingHours"
        render={({ field: { value, onChange } }) => (
          <WeekField
            label={t("organization.workingHours")}
            closedLabel={t("organization.closed")}
            value={wholeWeek(value)}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="members"
        render={({ field: { value, onChange } }) => (
          <MembersField of="employeeGroup" id={base?.id ?? null} value={value} onChange={onChange} />
        )}
      />
    </FormPanel>
  );
};
