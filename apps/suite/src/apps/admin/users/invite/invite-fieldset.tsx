import { limits } from "@evolve/contracts/limits";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import type { AppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Select } from "@evolve/widgets/select";
import { TextArea } from "@evolve/widgets/text-area";
import { Controller } from "react-hook-form";
import { useRoles, useTeams } from "../use-directory.ts";
import { addressesIn, faultOf } from "./addresses.ts";
import type { Invitation, InviteFields } from "./invite-form.ts";

interface InviteFieldsetProps {
  readonly form: AppForm<InviteFields, Invitation>;
}

/** Addresses, role and team. */
export const InviteFieldset = ({ form }: InviteFieldsetProps) => {
  const words = useWords();
  const roles = useRoles();
  const teams = useTeams();
  const { control, failure } = form;
  const fault = form.faultOf("emailAddressesList");

  return (
    <div className="us-invite">
      {failure !== "" && <Banner tone="danger">{failure}</Banner>}
      <Controller
        control={control}
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
      <div className="us-invite-pair">
        <Controller
          control={control}
          name="roleId"
          render={({ field: { value, onChange, onBlur } }) => (
            <Select
              label={words.t("users.role")}
              placeholder={words.t("users.chooseRole")}
              options={(roles.data ?? []).map(({ id, name }) => ({ id, label: name }))}
              value={value ?? null}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        <Controller
          control={control}
          name="teamId"
          render={({ field: { value, onChange, onBlur } }) => (
            <Select
              label={words.t("users.team")}
              placeholder={words.t("users.chooseTeam")}
              options={(teams.data ?? []).map(({ id, name }) => ({ id, label: name }))}
              value={value ?? null}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </div>
    </div>
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
