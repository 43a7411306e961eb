import type { PlanAssignment } from "@evolve/contracts/planning-people";
import type { ChoiceOption } from "@evolve/widgets/multi-select";

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Plans and rotations as one list of choices. */
export const planOptions = (
  plans: readonly Named[],
  rotations: readonly Named[],
  rotationWord: string,
): ChoiceOption[] => [
  ...plans.map(({ id, name }) => ({ id, label: name })),
  ...rotations.map(({ id, name }) => ({ id, label: name, description: rotationWord })),
];

/** The assignment that a choice among both stands for. */
export const assignmentOf = (
  id: string,
  rotations: readonly Named[],
): Pick<PlanAssignment, "workPlanId" | "rotationId"> =>
  rotations.some((rotation) => rotation.id === id)
    ? { workPlanId: null, rotationId: id }
    : { workPlanId: id, rotationId: null };
