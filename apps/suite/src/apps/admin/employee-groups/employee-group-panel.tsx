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
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { MemberChanges, noMemberChanges } from "../organization/member-changes.ts";
import { MembersField } from "../organization/members-field.tsx";
import { NameField } from "../organization/name-field.tsx";
import { TimeZoneField } from "../../../parts/time-zone-field.tsx";
import { useSaveMembers } from "../organization/use-save-members.ts";
import styles from "./employee-groups.module.css";
import { WeekField } from "../../../parts/week-field.tsx";
import { wholeWeek } from "../../../parts/working-hours.ts";

type Group = Omit<CallResult<typeof readEmployeeGroup>["group"], "id">;

const EmployeeGroupForm = z.extend(EmployeeGroupFields, { members: MemberChanges });
type EmployeeGroupForm = z.output<typeof EmployeeGroupForm>;

const newGroup = (): Group => ({
  name: "",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isDefault: false,
  workingHours: defaultWorkingHours.map((day) => ({ ...day, amountOfHours: 24 })),
  version: 1,
});

/** Creates an employee group, or changes one: time zone, working hours, members. */
export const EmployeeGroupPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="employeeGroups"
      title={words.t("organization.employeeGroupsEdit")}
      read={async (suId, signal) => (await client.call(readEmployeeGroup, { params: { suId } }, { signal })).group}
    >
      {(group) => <EmployeeGroupFormPanel {...panel} group={group ?? newGroup()} />}
    </RowPanel>
  );
};

const EmployeeGroupFormPanel = ({ rowId, group, onClose }: PanelProps & { readonly group: Group }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("employeeGroups", onClose);
  const saveMembers = useSaveMembers("employeeGroup");
  const form = useAppForm<EmployeeGroupForm, EmployeeGroupForm>({
    schema: EmployeeGroupForm,
    defaultValues: {
      name: group.name,
      timeZone: group.timeZone,
      isDefault: group.isDefault,
      workingHours: wholeWeek(group.workingHours),
      members: noMemberChanges,
    },
    draft: { userId: user.id, form: `employee-group-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async ({ members, ...fields }) => {
      const body = rowId === null ? fields : { ...fields, id: rowId, version: group.version };
      const { id } = (await client.call(saveEmployeeGroup, { body })).group;
      await saveMembers(id, members);
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "organization.employeeGroupsCreate" : "organization.employeeGroupsEdit")}
      isEdit={rowId !== null}
    >
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
            <Checkbox isSelected={value} isDisabled={group.isDefault} onChange={onChange}>
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
          <MembersField of="employeeGroup" id={rowId} value={value} onChange={onChange} />
        )}
      />
    </FormPanel>
  );
};
