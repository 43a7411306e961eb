import { codeOf } from "@evolve/contracts/errors";
import { createServiceAccount, renameServiceAccount, ServiceAccount } from "@evolve/contracts/service-accounts";
import { readUser, type UserDetails } from "@evolve/contracts/users";
import { Name } from "@evolve/contracts/validators";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { ChoiceField } from "./choice-field.tsx";
import { roleChoices } from "./choices.ts";

interface ServiceAccountPanelProps {
  /** Null for a new one. */
  readonly account: UserDetails | null;
  readonly onClose: () => void;
}

/** Creates a service account and leads to its page, where its keys are made; or gives one another name. */
export const ServiceAccountPanel = ({ account, onClose }: ServiceAccountPanelProps) =>
  account === null ? <NewAccount onClose={onClose} /> : <RenameForm account={account} onClose={onClose} />;

interface NewAccountFields {
  readonly name: string;
  readonly roleId: string | null;
}

const NewAccount = ({ onClose }: Pick<ServiceAccountPanelProps, "onClose">) => {
  const { t } = useWords();
  const { client, navigate } = useShell();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<UserDetails | null>(null);
  const { data: roles = [] } = useQuery(roleChoices(client));
  const form = useAppForm<NewAccountFields, ServiceAccount>({
    schema: ServiceAccount,
    defaultValues: { name: "", roleId: null },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (body) => {
      const { user } = await client.call(createServiceAccount, { body });
      void queryClient.invalidateQueries({ queryKey: ["users"] });
      form.startAgain();
      setCreated(user);
    },
  });
  if (created !== null)
    return (
      <FormPanel
        form={form}
        onClose={onClose}
        title={created.firstName}
        subtitle={t("users.serviceAccount")}
        footer={
          <div className="ev-modal-footer">
            <Button onPress={onClose}>{t("common.close")}</Button>
            <Button variant="primary" onPress={() => navigate(`/admin/users/${created.id}`)}>
              {t("users.openAccount")}
            </Button>
          </div>
        }
      >
        <Banner tone="success">{t("users.accountCreated", { name: created.firstName })}</Banner>
      </FormPanel>
    );
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.createAccount")} subtitle={t("users.createAccountLead")}>
      <TextField {...form.text("name")} label={t("users.name")} isRequired autoComplete="off" />
      <ChoiceField
        control={form.control}
        name="roleId"
        label={t("users.role")}
        placeholder={t("users.chooseRole")}
        description={t("users.accountRoleHint")}
        options={roles}
        isRequired
        error={form.faultOf("roleId")}
      />
    </FormPanel>
  );
};

const NameField = z.object({ name: Name });
type NameField = z.output<typeof NameField>;

const fieldsOf = ({ firstName }: UserDetails): NameField => ({ name: firstName });

const RenameForm = ({ account, onClose }: { readonly account: UserDetails; readonly onClose: () => void }) => {
  const { t } = useWords();
  const { client } = useShell();
  const saved = useSaved("users", onClose);
  const params = { userId: account.id };
  const conflict = useEditConflict(account, async () => (await client.call(readUser, { params })).user);
  const form = useAppForm<NameField, NameField>({
    schema: NameField,
    defaultValues: fieldsOf(account),
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: ({ name }) =>
      conflict.guard(async (base = account) => {
        await client.call(renameServiceAccount, { params, body: { name, version: base.version } });
        saved(t("users.saved", { name }));
      }),
  });
  const typed = useWatch({ control: form.control, name: "name" });
  const { latest } = conflict;
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.serviceAccount")} isEdit>
      {latest && (
        <EditConflict
          fields={[[t("users.name"), typed, latest.firstName]]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? account))}
        />
      )}
      <TextField {...form.text("name")} label={t("users.name")} isRequired autoComplete="off" />
    </FormPanel>
  );
};
