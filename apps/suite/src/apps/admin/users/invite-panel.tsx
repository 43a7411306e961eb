import type { CallResult } from "@evolve/contracts/call";
import { inviteUsers } from "@evolve/contracts/invitations";
import { limits } from "@evolve/contracts/limits";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { type AppForm, useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { TextArea } from "@evolve/widgets/text-area";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { ChoiceField } from "./choice-field.tsx";
import { roleChoices, teams } from "./choices.ts";
import { addressesIn, faultOf, InviteForm, type Invitation, type InviteFields } from "./invite-form.ts";
import { SearchedField } from "./searched-field.tsx";
import styles from "./users.module.css";

type Outcomes = CallResult<typeof inviteUsers>["results"];

interface InvitePanelProps extends PanelProps {
  readonly onSwitch: (to: "one" | "account") => void;
}

/** Invites people by email, then says what became of each address. What was typed stays until it has been sent. `onSwitch` leads to one person with all details, or to a service account. */
export const InvitePanel = ({ onClose, onSwitch }: InvitePanelProps) => {
  const words = useWords();
  const { client, toasts, user } = useShell();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const form = useAppForm<InviteFields, Invitation>({
    schema: InviteForm,
    defaultValues: { emailAddressesList: "" },
    draft: { userId: user.id, form: "invite-users", secretFields: [] },
    onSave: async (body) => {
      const { results } = await client.call(inviteUsers, { body });
      void queryClient.invalidateQueries({ queryKey: ["users"] });
      form.startAgain();
      if (results.some(({ outcome }) => outcome !== "invited")) return setOutcomes(results);
      toasts.show({ tone: "success", text: words.t("users.invited", { count: results.length }) });
      onClose();
    },
  });
  const panel = { form, onClose, title: words.t("users.invite"), subtitle: words.t("users.inviteLead") };

  if (outcomes === null) {
    return (
      <FormPanel
        {...panel}
        saveLabel={words.t("users.sendInvitations")}
        customButton={{ label: words.t("users.createOne"), onPress: () => onSwitch("one") }}
      >
        <div>
          <Button variant="ghost" onPress={() => onSwitch("account")}>
            {words.t("users.createAccount")}
          </Button>
        </div>
        <InviteFieldset form={form} />
      </FormPanel>
    );
  }
  return (
    <FormPanel
      {...panel}
      footer={
        <div className="ev-modal-footer">
          <Button onPress={() => setOutcomes(null)}>{words.t("users.inviteMore")}</Button>
          <Button variant="primary" onPress={onClose}>
            {words.t("common.close")}
          </Button>
        </div>
      }
    >
      <InviteOutcomes outcomes={outcomes} />
    </FormPanel>
  );
};

interface InviteFieldsetProps {
  readonly form: AppForm<InviteFields, Invitation>;
}

/** Addresses, role and team. */
const InviteFieldset = ({ form }: InviteFieldsetProps) => {
  const words = useWords();
  const { client } = useShell();
  const { data: roles = [] } = useQuery(roleChoices(client));
  const fault = form.faultOf("emailAddressesList");

  return (
    <>
      <Controller
        control={form.control}
        name="emailAddressesList"
        render={({ field }) => {
          const addresses = addressesIn(field.value);
          return (
            <TextArea
              {...field}
              rows={5}
              isRequired
              autoComplete="off"
              spellCheck={false}
              label={words.t("users.addresses")}
              labelEnd={addresses.length > 0 && words.t("users.addressCount", { count: addresses.length })}
              description={words.t("users.addressesHint", { max: words.number(limits.inviteAtOnce) })}
              error={fault && (complaintAbout(words, addresses) ?? fault)}
            />
          );
        }}
      />
      <div className={styles.invitePair}>
        <ChoiceField
          control={form.control}
          name="roleId"
          label={words.t("users.role")}
          placeholder={words.t("users.chooseRole")}
          options={roles}
        />
        <SearchedField
          control={form.control}
          name="teamId"
          label={words.t("users.team")}
          placeholder={words.t("users.chooseTeam")}
          choices={teams}
        />
      </div>
    </>
  );
};

/** The contract says that the list is at fault; this says which of its addresses. */
const complaintAbout = (words: Words, addresses: readonly string[]): string | undefined => {
  const fault = faultOf(addresses);
  switch (fault?.kind) {
    case "none":
      return words.t("validation.required");
    case "invalid":
      return words.t("users.addressesInvalid", { addresses: fault.addresses.join(", ") });
    case "tooMany":
      return words.t("users.addressesTooMany", {
        count: words.number(fault.count),
        max: words.number(limits.inviteAtOnce),
      });
    case undefined:
      return undefined;
  }
};

interface InviteOutcomesProps {
  readonly outcomes: Outcomes;
}

/** What became of each address, those that were not invited first. */
const InviteOutcomes = ({ outcomes }: InviteOutcomesProps) => {
  const words = useWords();
  const existing = outcomes.filter(({ outcome }) => outcome === "exists");
  const invited = outcomes.filter(({ outcome }) => outcome === "invited");
  return (
    <>
      <Banner tone="warning" title={words.t("users.alreadyExist", { count: existing.length })}>
        {invited.length > 0 && words.t("users.invited", { count: invited.length })}
      </Banner>
      <ul className={styles.outcomes}>
        {[...existing, ...invited].map(({ emailAddress, outcome }) => (
          <li key={emailAddress}>
            {emailAddress}
            <StatusPill tone={outcome === "invited" ? "success" : "warning"}>
              {words.t(outcome === "invited" ? "users.outcomeInvited" : "users.outcomeExists")}
            </StatusPill>
          </li>
        ))}
      </ul>
    </>
  );
};
