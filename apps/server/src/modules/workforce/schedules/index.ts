import { defineModule } from "../../../core/module.ts";
import { provide } from "../../../core/services.ts";
import { scheduledPeople } from "../staffing/index.ts";
import { endCalendarFeed, readCalendarFeed, renewCalendarFeed } from "./calendar-feed.ts";
import { createSchedule, deleteSchedule, listSchedules, renameSchedule } from "./drafts.ts";
import { readMySchedule, seeMySchedule } from "./my-schedule.ts";
import { peopleScheduled } from "./people-scheduled.ts";
import { searchAgentHistory, searchPublicationChanges, searchPublications } from "./publications.ts";
import { compareSchedule, publishSchedule } from "./publish.ts";
import { readScheduleRoster } from "./read-roster.ts";
import { readScheduleCoverage } from "./read-coverage.ts";
import { readScheduleViolations } from "./read-violations.ts";
import { readShifts } from "./read-shifts.ts";
import { serveCalendar } from "./serve-calendar.ts";
import { announcePresence } from "./presence.ts";
import { scheduleTiles } from "./tiles.ts";
import { writeShifts } from "./write-shifts.ts";

export { presentChanges } from "./present-changes.ts";
export { publishDraft } from "./publish.ts";
export { piecesOf } from "./my-schedule.ts";
export { type CodeRow, findPlace, listCodes } from "./my-schedule-repository.ts";
export { listSkillNames } from "./people-repository.ts";
export { type PublishedShifts, publishedShiftsOf } from "./published-shifts.ts";
export { deleteDraft, findPublished } from "./schedules-repository.ts";
export { type PublishedDays, schedulePublished } from "./schedule-published.ts";
export {
  applyShiftChanges,
  type ChangedBy,
  type HeldShift,
  lockShiftsOf,
  revertShiftChanges,
  type ShiftChange,
  shiftsOfDraft,
} from "./shift-changes.ts";
export { listHolders } from "./scheduled-people-repository.ts";
export { listEditors } from "./shifts-repository.ts";
export { tellScheduleChanged } from "./tell-changed.ts";
export { createDraft, shiftsOf, type StoredShift, writeDraft, type Writing } from "./write-draft.ts";

export const schedules = defineModule({
  operations: [
    listSchedules,
    createSchedule,
    renameSchedule,
    deleteSchedule,
    readScheduleRoster,
    readScheduleCoverage,
    readScheduleViolations,
    readShifts,
    writeShifts,
    announcePresence,
    compareSchedule,
    publishSchedule,
    searchPublications,
    searchPublicationChanges,
    searchAgentHistory,
    readMySchedule,
    seeMySchedule,
    readCalendarFeed,
    renewCalendarFeed,
    endCalendarFeed,
  ],
  routes: serveCalendar,
  tiles: scheduleTiles,
  provides: [provide(scheduledPeople, () => peopleScheduled)],
});
