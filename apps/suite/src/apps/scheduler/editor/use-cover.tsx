import { useShell } from "@evolve/shell";
import { coverGap, findCover, type Roster } from "@evolve/workforce";
import { useState } from "react";
import { spanOf } from "../../my-space/schedule/schedule-words.ts";
import { type Candidate, CoverDialog } from "./cover-dialog.tsx";
import { gapsOf } from "./cover-gaps.ts";
import type { EditedShift } from "./draft-state.ts";
import { handedOver } from "./shift-edits.ts";
import type { Coverage } from "./use-coverage.ts";
import type { Editor } from "./use-editor.ts";
import { engineShift } from "./violations.ts";

interface Asked {
  readonly subtitle: string;
  readonly candidates: readonly Candidate[];
  /** The shift that somebody else is to have. */
  readonly shift: EditedShift | null;
}

interface CoverInput {
  readonly editor: Editor;
  readonly rules: Roster | undefined;
  readonly coverage: Coverage;
  readonly zone: string;
  readonly mayEdit: boolean;
}

/** Finds who can cover the time in which the most people are missing, or take over a shift. */
export const useCover = ({ editor, rules, coverage, zone, mayEdit }: CoverInput) => {
  const { words } = useShell();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { group, intervals } = coverage;
  const minutes = group?.intervalMinutes ?? 30;
  const [gap] = gapsOf(intervals, minutes * 60_000);
  const wordsOf = (start: number, lengthMinutes: number): string =>
    `${words.date(start, "date", zone)}, ${spanOf(words, zone, { start, minutes: lengthMinutes })}`;
  const shifts = () => [...editor.state.shifts.values()].map(engineShift);
  const openGap = (): void => {
    if (!rules || !gap || !group) return;
    const skill = group.skillId === null ? {} : { skill: group.skillId };
    const found = coverGap(rules, { ...gap, ...skill }, shifts(), () => crypto.randomUUID());
    setAsked({
      subtitle: `${group.name}: ${wordsOf(gap.from, (gap.to - gap.from) / 60_000)}`,
      candidates: found.map(({ agent, ...candidate }) => ({ agentId: agent, ...candidate })),
      shift: null,
    });
  };
  const openShift = (shift: EditedShift): void => {
    if (!rules) return;
    const skills = [...new Set(shift.activities.flatMap(({ skill }) => skill ?? []))];
    const found = findCover(rules, engineShift(shift), skills, shifts());
    setAsked({
      subtitle: wordsOf(shift.start, shift.minutes),
      candidates: found.map(({ agent, broken }) => ({
        agentId: agent,
        shift: engineShift(shift),
        broken,
        obstacle: null,
      })),
      shift,
    });
  };
  const choose = ({ agentId, shift }: Candidate): void => {
    if (!shift || !asked) return;
    if (asked.shift) editor.change(handedOver(asked.shift, agentId, crypto.randomUUID()));
    else {
      const held = editor.state.shifts.get(shift.id);
      const { id, start, minutes: length } = shift;
      const activities = shift.activities.map((activity) => ({ ...activity }));
      const { isLocked = false, reason = null } = held ?? {};
      editor.change([[id, { id, agentId, start, minutes: length, activities, isLocked, reason }]]);
    }
    setAsked(null);
  };
  return {
    canFind: gap !== undefined,
    openGap,
    openShift,
    dialog: asked && editor.roster && (
      <CoverDialog
        subtitle={asked.subtitle}
        candidates={asked.candidates}
        roster={editor.roster}
        zone={zone}
        isReadOnly={!mayEdit}
        onChoose={choose}
        onClose={() => setAsked(null)}
      />
    ),
  };
};
