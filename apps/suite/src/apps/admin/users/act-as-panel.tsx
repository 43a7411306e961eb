import { Impersonation } from "@evolve/contracts/impersonation";
import { limits } from "@evolve/contracts/limits";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useActAs } from "@evolve/shell/act-as";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Select } from "@evolve/widgets/select";
import { TextArea } from "@evolve/widgets/text-area";
import { Controller } from "react-hook-form";
import { nameOfUser } from "./user-columns.tsx";

const minutesOffered = [15, 30, limits.impersonationMinutesMax] as const;

interface ActAsPanelProps {
  readonly user: UserDetails;
  readonly onClose: () => void;
}

/** Asks why and for how long, then makes the session act as the user. */
export const ActAsPanel = ({ user, onClose }: ActAsPanelProps) => {
  const { t } = useWords();
  const actAs = useActAs();
  const form = useAppForm<Impersonation, Impersonation>({
    schema: Impersonation,
    defaultValues: { userId: user.id, reason: "", minutes: 30 },
    onSave: actAs,
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t("users.actTitle", { name: nameOfUser(user) })}
      subtitle={t("users.actLead")}
      saveLabel={t("users.actStart")}
    >
      <Banner tone="info" isAnnounced={false}>
        {t("users.actLimits")}
      </Banner>
      <TextArea
        {...form.text("reason")}
        label={t("users.actReason")}
        description={t("users.actReasonHint")}
        maxLength={limits.descriptionMax}
        isRequired
      />
      <Controller
        control={form.control}
        name="minutes"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("users.actMinutes")}
            placeholder={t("users.actMinutes")}
            options={minutesOffered.map((minutes) => ({ id: `${minutes}`, label: t("users.actFor", { minutes }) }))}
            value={`${value}`}
            onChange={(id) => onChange(Number(id))}
            onBlur={onBlur}
          />
        )}
      />
    </FormPanel>
  );
};
