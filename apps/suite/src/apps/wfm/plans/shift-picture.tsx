import type { ActivityCode } from "@evolve/contracts/activity-codes";
import type { PlanShift } from "@evolve/contracts/work-plans";
import { cx } from "@evolve/widgets/cx";
import styles from "./plans.module.css";

interface ShiftPictureProps {
  readonly shifts: readonly PlanShift[];
  /** Whose colours the activities have; without them only the shifts are drawn. */
  readonly codes?: readonly ActivityCode[];
  readonly isSmall?: boolean;
}

const day = 1_440;

/**
 * Shifts on a day, a line each: the earliest one with its activities in the middle of their windows, and pale behind it how far the
 * latest and longest reaches. The fields beside it say the same in words.
 */
export const ShiftPicture = ({ shifts, codes = [], isSmall = false }: ShiftPictureProps) => {
  const ends = shifts.map(({ startTo, lengthMax }) => startTo + lengthMax);
  // Whole quarters of a day, so that a night shift fits in; in a list all have the same scale.
  const whole = Math.max(
    isSmall ? 1.5 * day : day,
    Math.ceil(Math.max(0, ...ends.filter(Number.isFinite)) / 360) * 360,
  );
  const place = (from: number, minutes: number) => ({
    insetInlineStart: `${(from / whole) * 100}%`,
    inlineSize: `${(minutes / whole) * 100}%`,
  });
  return (
    <span className={cx(styles.picture, isSmall && styles.small)} aria-hidden="true">
      {shifts.map((shift, index) => (
        <span key={index} className={styles.track}>
          <span
            className={styles.reach}
            style={place(shift.startFrom, shift.startTo - shift.startFrom + shift.lengthMax)}
          />
          <span className={styles.shift} style={place(shift.startFrom, shift.lengthMin)} />
          {codes.length > 0 &&
            shift.activities.map(({ activityCodeId, minutes, windowFrom, windowTo }, at) => (
              <span
                key={at}
                className={styles.activity}
                style={{
                  ...place(shift.startFrom + (windowFrom + windowTo) / 2, minutes),
                  background: codes.find(({ id }) => id === activityCodeId)?.colorCode,
                }}
              />
            ))}
        </span>
      ))}
      {!isSmall && (
        <span className={styles.hours}>
          {[0, 360, 720, 1_080, 1_440].map((minutes) => (
            <span key={minutes} style={{ insetInlineStart: `${(minutes / whole) * 100}%` }}>
              {minutes / 60}
            </span>
          ))}
        </span>
      )}
    </span>
  );
};
