import type { AdherenceAlert, AdherenceAlertFields } from "@evolve/contracts/adherence-alerts";
import type { DeviationKind } from "@evolve/contracts/adherence-filters";
import type { PlainKey, Words } from "@evolve/i18n";

export const deviationNames: Readonly<Record<DeviationKind, PlainKey>> = {
  away: "adherence.kindAway",
  otherWork: "adherence.kindOtherWork",
  workedBreak: "adherence.kindWorkedBreak",
};

/** What a person decides of an alert. */
export const alertFieldsOf = (row: AdherenceAlert): AdherenceAlertFields => ({
  teamId: row.teamId,
  planningGroupId: row.planningGroupId,
  minutes: row.minutes,
  kinds: row.kinds,
  recipientIds: row.recipientIds,
  isActive: row.isActive,
});

export const scopeText = ({ t }: Words, { planningGroupId }: AdherenceAlert): string =>
  t(planningGroupId === null ? "adherence.team" : "adherence.planningGroup");

export const kindsText = (words: Words, { kinds }: AdherenceAlert): string =>
  kinds.length === 0
    ? words.t("adherence.alertAllKinds")
    : words.list(kinds.map((kind) => words.t(deviationNames[kind])));

export const recipientsText = (words: Words, { recipients }: AdherenceAlert): string =>
  recipients.length === 0 ? words.t("adherence.alertSupervisors") : words.list(recipients.map(({ name }) => name));
