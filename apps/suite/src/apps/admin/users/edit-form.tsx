import { codeOf } from "@evolve/contracts/errors";
import { changeEmail } from "@evolve/contracts/email-verification";
import { limits } from "@evolve/contracts/limits";
import { assignRole, updateUser } from "@evolve/contracts/user-administration";
import { readUser, type UserDetails } from "@evolve/contracts/users";
import type { Words } from "@evolve/i18n";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { roleChoices, teams } from "./choices.ts";
import { employeeGroups } from "./membership-choices.ts";
import { EditFields, fieldsOf } from "./edit-fields.ts";
import { HireDateField } from "./hire-date-field.tsx";
import { nameFault, useNameCheck } from "./name-check.ts";
import { SearchedField, useChoiceName } from "./searched-field.tsx";
import styles from "./users.module.css";

interface EditFormProps {
  readonly user: UserDetails;
  readonly onClose: () => void;
}

const labelIn = (options: readonly ChoiceOption[], id: string | null): string =>
  options.find((option) => option.id === id)?.label ?? "";

const dayText = (words: Words, day: string | undefined): string => (day ? words.date(day, "date", "UTC") : "");

/** Changes a user. What somebody else saved meanwhile is shown beside what was typed, and overwritten only on request. */
export const EditForm = ({ user: opened, onClose }: EditFormProps) => {
  const { client, holds, user: self, words } = useShell();
  const { t } = words;
  const saved = useSaved("users", onClose);
  const { data: roles = [] } = useQuery(roleChoices(client));
  const seesGroups = holds("employeeGroup:view");
  // The version that the edit is based on.
  const [base, setBase] = useState(opened);
  const [latest, setLatest] = useState<UserDetails | null>(null);
  const isSelf = opened.id === self.id;
  const form = useAppForm<EditFields, EditFields>({
    schema: EditFields,
    defaultValues: fieldsOf(opened),
    draft: { userId: self.id, form: `user-${opened.id}`, secretFields: [] },
    fieldsOfCodes: {
      [codeOf("emailExists")]: "emailAddress",
      [codeOf("ownRole")]: "roleId",
      [codeOf("roleNotPermitted")]: "roleId",
      [codeOf("lastAdministrator")]: "roleId",
    },
    onSave: async (values) => {
      try {
        saved(await save(values));
      } catch (error) {
        if (!isCallError(error) || error.code !== codeOf("changedMeanwhile")) throw error;
        setLatest((await client.call(readUser, { params: { userId: base.id } })).user);
      }
    },
  });

  const save = async ({ emailAddress, roleId, ...fields }: EditFields): Promise<string> => {
    const { id } = base;
    const { user } = await client.call(updateUser, { body: { id, version: base.version, ...fields } });
    // What has been saved stays saved when the role or the address is refused.
    setBase(user);
    if (roleId !== null && roleId !== (user.role?.id ?? null)) {
      const assigned = await client.call(assignRole, { body: { userId: id, roleId, version: user.version } });
      setBase(assigned.user);
    }
    // Neither the address that was there when the form was opened: its owner may have changed it since.
    const known = [user, opened].map((one) => one.emailAddress.toLowerCase());
    if (known.includes(emailAddress.toLowerCase())) return t("users.saved", { name: user.fullName });
    await client.call(changeEmail, { params: { userId: id }, body: { emailAddress } });
    return t("users.savedEmail", { name: user.fullName, email: emailAddress });
  };

  const values = useWatch({ control: form.control }) as EditFields;
  const teamName = useChoiceName(teams, values.teamId, latest !== null) ?? "";
  const groupName = useChoiceName(employeeGroups, values.employeeGroupId, latest !== null && seesGroups) ?? "";
  const edited = { id: opened.id, name: opened.emailAddress };
  const email = useNameCheck({ kind: "emailAddress", name: values.emailAddress, edited });
  const emailProps = form.text("emailAddress");
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.edit")} subtitle={opened.fullName} isEdit>
      {latest && (
        <EditConflict
          fields={[
            [t("users.firstName"), values.firstName, latest.firstName],
            [t("users.lastName"), values.lastName, latest.lastName],
            [t("users.role"), labelIn(roles, values.roleId), latest.role?.name ?? ""],
            [t("users.team"), teamName, latest.team?.name ?? ""],
            ...(seesGroups ? [[t("users.employeeGroup"), groupName, latest.employeeGroup?.name ?? ""] as const] : []),
            [t("users.hireDate"), dayText(words, values.hireDate), dayText(words, latest.hireDate)],
          ]}
          onKeepMine={() => {
            setBase(latest);
            setLatest(null);
          }}
          onTakeTheirs={() => {
            setBase(latest);
            setLatest(null);
            form.startAgain(fieldsOf(latest));
          }}
        />
      )}
      <div className={styles.invitePair}>
        <TextField {...form.text("firstName")} label={t("users.firstName")} isRequired autoComplete="off" />
        <TextField {...form.text("lastName")} label={t("users.lastName")} autoComplete="off" />
      </div>
      <TextField
        {...emailProps}
        label={t("users.email")}
        type="email"
        isRequired
        autoComplete="off"
        maxLength={limits.emailMax}
        isReadOnly={opened.status !== "ACTIVE" || isSelf}
        description={t(isSelf ? "users.ownEmailHint" : "users.emailHint")}
        error={emailProps.error ?? nameFault(words, "emailAddress", email)}
      />
      <div className={styles.invitePair}>
        <ChoiceField
          control={form.control}
          name="roleId"
          label={t("users.role")}
          placeholder={t("users.chooseRole")}
          options={roles}
          isRequired
          isDisabled={isSelf}
          description={isSelf ? words.error(codeOf("ownRole")) : undefined}
          error={form.faultOf("roleId")}
        />
        <SearchedField
          control={form.control}
          name="teamId"
          label={t("users.team")}
          placeholder={t("users.chooseTeam")}
          choices={teams}
          none={null}
          error={form.faultOf("teamId")}
        />
      </div>
      <div className={styles.invitePair}>
        {seesGroups && (
          <SearchedField
            control={form.control}
            name="employeeGroupId"
            label={t("users.employeeGroup")}
            placeholder={t("users.chooseEmployeeGroup")}
            choices={employeeGroups}
            none={null}
            error={form.faultOf("employeeGroupId")}
          />
        )}
        {opened.kind === "person" && (
          <HireDateField control={form.control} name="hireDate" error={form.faultOf("hireDate")} isRequired />
        )}
      </div>
    </FormPanel>
  );
};
