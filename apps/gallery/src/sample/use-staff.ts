import type { EmployeeFilter, FilteredEmployee } from "@evolve/contracts/employee-filter";
import { useWords } from "@evolve/i18n/react";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { useMemo } from "react";
import { useSample } from "./use-sample.ts";

export interface Employee extends FilteredEmployee {
  readonly id: string;
  readonly name: string;
}

const firstNames = "Ana Björn Chloé Dmitri Élodie Farid Gül Håkon Inès Jörg Katarína Łucja Mónica Noël Özge".split(" ");
const lastNames = "Åström Bianchi Çelik Dvořák Estévez Fischer García Hübner Ivanov Jiménez Kovač Núñez Öztürk".split(
  " ",
);

/** Names enough for any list: the same ones every time. */
const nameAt = (index: number): string => {
  const first = firstNames[index % firstNames.length] ?? "";
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? "";
  const round = Math.floor(index / (firstNames.length * lastNames.length));
  return round === 0 ? `${first} ${last}` : `${first} ${last} ${round + 1}`;
};

export const namesOfStaff = (count: number): readonly ChoiceOption[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `employee-${index}`,
    label: nameAt(index),
    description: `employee.${index}@acme.test`,
  }));

type Options = Readonly<Record<keyof EmployeeFilter, readonly ChoiceOption[]>>;

/** Employees with the fields that the employee filter looks at, and what can be chosen in it. */
export const useStaff = (count: number) => {
  const { t } = useWords();
  const { options: teams } = useSample();
  return useMemo(() => {
    const options: Options = {
      employeeGroups: [
        { id: "day", label: t("gallery.shiftDay") },
        { id: "night", label: t("gallery.shiftNight") },
      ],
      skills: [
        { id: "voice", label: t("gallery.skillVoice"), group: t("gallery.skillsLive") },
        { id: "chat", label: t("gallery.skillChat"), group: t("gallery.skillsLive") },
        { id: "mail", label: t("gallery.skillMail"), group: t("gallery.skillsLater") },
        { id: "social", label: t("gallery.skillSocial"), group: t("gallery.skillsLater") },
      ],
      groups: ["A", "B", "C", "D"].map((id) => ({ id, label: t("gallery.groupOf", { name: id }) })),
      status: [
        { id: "ACTIVE", label: t("gallery.statusActive") },
        { id: "PENDING", label: t("gallery.statusPending") },
      ],
      team: teams,
    };
    const pick = (list: readonly ChoiceOption[], index: number): string => list[index % list.length]?.id ?? "";
    const staff = namesOfStaff(count).map(({ id, label }, index): Employee => ({
      id,
      name: label,
      assignedGroup: pick(options.employeeGroups, index),
      skills: [pick(options.skills, index), pick(options.skills, index + 1 + (index % 3))],
      groupIds: [pick(options.groups, index * 3)],
      status: index % 7 === 0 ? "PENDING" : "ACTIVE",
      teamId: pick(teams, index),
    }));
    return { staff, options };
  }, [t, teams, count]);
};
