import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { NewUser, registerUser, reviveUser } from "@evolve/contracts/user-administration";
import { UserName } from "@evolve/contracts/validators";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useAction, useSaved } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { ChoiceField } from "./choice-field.tsx";
import { roleChoices, teams } from "./choices.ts";
import { HireDateField } from "./hire-date-field.tsx";
import { employeeGroups } from "./membership-choices.ts";
import { nameFault, useNameCheck } from "./name-check.ts";
import { SearchedField } from "./searched-field.tsx";
import styles from "./users.module.css";

/** An empty user name is none: it is the address then. */
const Form = z.extend(NewUser, {
  userName: z.union([z.literal(""), UserName]),
});
type Fields = z.input<typeof Form>;
type Values = z.output<typeof Form>;

const nobody: Fields = { emailAddress: "", userName: "", firstName: "", lastName: "" };

interface CreateFormProps {
  readonly onClose: () => void;
  /** To the invitation of several people. */
  readonly onSwitch: () => void;
}

/** Creates one person with all details. Whether the names are free is said while they are typed. */
export const CreateForm = ({ onClose, onSwitch }: CreateFormProps) => {
  const { client, holds, user: self, words } = useShell();
  const { t } = words;
  const saved = useSaved("users", onClose);
  const { data: roles = [] } = useQuery(roleChoices(client));
  const seesGroups = holds("employeeGroup:view");
  const form = useAppForm<Fields, Values>({
    schema: Form,
    defaultValues: nobody,
    draft: { userId: self.id, form: "create-user", secretFields: [] },
    fieldsOfCodes: {
      [codeOf("emailExists")]: "emailAddress",
      [codeOf("deletedUser")]: "emailAddress",
      [codeOf("userNameExists")]: "userName",
    },
    onSave: async ({ userName, ...body }) => {
      const { user } = await client.call(registerUser, { body: { ...body, ...(userName && { userName }) } });
      saved(t("users.created", { name: user.fullName }));
    },
  });
  const [emailAddress = "", userName = ""] = useWatch({ control: form.control, name: ["emailAddress", "userName"] });
  const email = useNameCheck({ kind: "emailAddress", name: emailAddress });
  const login = useNameCheck({ kind: "userName", name: userName });

  const revive = useAction({
    run: (email: string) => client.call(reviveUser, { body: { emailAddress: email } }),
    done: (_email, { user }) => t("users.revived", { name: user.fullName }),
    invalidates: [["users"]],
    onDone: () => {
      form.startAgain();
      onClose();
    },
  });
  const emailProps = form.text("emailAddress");
  const loginProps = form.text("userName");
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.create")} subtitle={t("users.createLead")}>
      <div>
        <Button variant="ghost" onPress={onSwitch}>
          {t("users.inviteSeveral")}
        </Button>
      </div>
      <TextField
        {...emailProps}
        label={t("users.email")}
        type="email"
        isRequired
        autoComplete="off"
        maxLength={limits.emailMax}
        error={emailProps.error ?? nameFault(words, "emailAddress", email)}
      />
      {email.deletedUser && (
        <Banner
          tone="info"
          action={
            <Button isPending={revive.isPending} onPress={() => revive.mutate(emailAddress)}>
              {t("users.revive")}
            </Button>
          }
        >
          {t("users.reviveHint")}
        </Banner>
      )}
      <TextField
        {...loginProps}
        label={t("users.userName")}
        description={t("users.userNameHint")}
        autoComplete="off"
        maxLength={limits.userNameMax}
        error={loginProps.error ?? nameFault(words, "userName", login)}
      />
      <div className={styles.invitePair}>
        <TextField {...form.text("firstName")} label={t("users.firstName")} isRequired autoComplete="off" />
        <TextField {...form.text("lastName")} label={t("users.lastName")} autoComplete="off" />
      </div>
      <div className={styles.invitePair}>
        <ChoiceField
          control={form.control}
          name="roleId"
          label={t("users.role")}
          placeholder={t("users.chooseRole")}
          options={roles}
          error={form.faultOf("roleId")}
        />
        <SearchedField
          control={form.control}
          name="teamId"
          label={t("users.team")}
          placeholder={t("users.chooseTeam")}
          choices={teams}
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
            error={form.faultOf("employeeGroupId")}
          />
        )}
        <HireDateField control={form.control} name="hireDate" error={form.faultOf("hireDate")} />
      </div>
    </FormPanel>
  );
};
