import { limits } from "@evolve/contracts/limits";
import { changeMemberships, type Memberships } from "@evolve/contracts/memberships";
import { organisationLimits } from "@evolve/contracts/organisation";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { NumericSelector } from "@evolve/widgets/numeric-selector";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { groupSearch, skillChoices } from "./membership-choices.ts";
import { MembershipFields, membershipDeltas } from "./membership-deltas.ts";
import { nameOfUser } from "./user-columns.tsx";
import styles from "./users.module.css";

interface MembershipsPanelProps {
  readonly user: UserDetails;
  readonly memberships: Memberships;
  readonly onClose: () => void;
}

const grades = Array.from({ length: organisationLimits.proficiencyMax }, (_, index) => index + 1);

/** Changes a user's groups and skills, as far as the editor may. Only what was changed is sent, so that others' changes stay. */
export const MembershipsPanel = ({ user, memberships, onClose }: MembershipsPanelProps) => {
  const { t } = useWords();
  const { client, holds } = useShell();
  const queryClient = useQueryClient();
  const saved = useSaved("users", onClose);
  const mayGroups = memberships.groups !== null && holds("group:edit");
  const maySkills = holds("skill:edit") && holds("skill:view");
  const skills = useQuery({ ...skillChoices(client), enabled: maySkills });
  const before: MembershipFields = {
    groupIds: (memberships.groups ?? []).map(({ id }) => id),
    skills: memberships.skills.map(({ id, proficiency }) => ({ skillId: id, proficiency })),
  };
  const form = useAppForm<MembershipFields, MembershipFields>({
    schema: MembershipFields,
    defaultValues: before,
    onSave: async (values) => {
      await client.call(changeMemberships, { params: { userId: user.id }, body: membershipDeltas(before, values) });
      for (const list of ["groups", "skills", "members"]) void queryClient.invalidateQueries({ queryKey: [list] });
      saved(t("users.membershipsSaved", { name: nameOfUser(user) }));
    },
  });
  const held = useWatch({ control: form.control, name: "skills" });
  const nameOf = (skillId: string): string =>
    [...(skills.data ?? []), ...memberships.skills.map(({ id, name }) => ({ id, label: name }))].find(
      ({ id }) => id === skillId,
    )?.label ?? "";
  const isGraded = (skillId: string): boolean => skills.data?.find(({ id }) => id === skillId)?.isGraded ?? false;
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.memberships")} subtitle={nameOfUser(user)} isEdit>
      {mayGroups && (
        <Controller
          control={form.control}
          name="groupIds"
          render={({ field: { value, onChange, onBlur } }) => (
            <MultiSelect
              label={t("users.groups")}
              placeholder={t("users.chooseGroups")}
              isSearchable
              server={groupSearch(client)}
              knownOptions={(memberships.groups ?? []).map(({ id, name }) => ({ id, label: name }))}
              value={{ all: false, selected: value }}
              onChange={({ selected }) => onChange(selected)}
              onBlur={onBlur}
              error={form.faultOf("groupIds")}
            />
          )}
        />
      )}
      {maySkills && (
        <Controller
          control={form.control}
          name="skills"
          render={({ field: { value, onChange, onBlur } }) => (
            <>
              <MultiSelect
                label={t("users.skills")}
                placeholder={t("users.chooseSkills")}
                options={skills.data ?? []}
                isLoading={skills.isPending}
                hasFailed={skills.isError}
                onRetry={() => void skills.refetch()}
                maximum={limits.skillsPerUser}
                value={{ all: false, selected: value.map(({ skillId }) => skillId) }}
                onChange={({ selected }) =>
                  onChange(
                    selected.map(
                      (skillId) =>
                        value.find((one) => one.skillId === skillId) ?? {
                          skillId,
                          proficiency: organisationLimits.proficiencyDefault,
                        },
                    ),
                  )
                }
                onBlur={onBlur}
                error={form.faultOf("skills")}
              />
              <ul className={styles.grades}>
                {held
                  .filter(({ skillId }) => isGraded(skillId))
                  .map(({ skillId, proficiency }) => (
                    <li key={skillId}>
                      <span dir="auto">{nameOf(skillId)}</span>
                      <NumericSelector
                        className={styles.grade}
                        label={t("users.proficiencyOf", { name: nameOf(skillId) })}
                        isLabelHidden
                        values={grades}
                        value={proficiency}
                        onChange={(grade) =>
                          onChange(
                            value.map((one) => (one.skillId === skillId ? { skillId, proficiency: grade } : one)),
                          )
                        }
                      />
                    </li>
                  ))}
              </ul>
            </>
          )}
        />
      )}
    </FormPanel>
  );
};
