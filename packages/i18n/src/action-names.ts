import type { AuditActions, AuditSubject } from "@evolve/contracts/audit-actions";
import type { PlainKey } from "./words.ts";

/** Words for the actions of some subjects, by the two parts of their names. */
export type ActionNames<Subjects extends AuditSubject> = {
  readonly [Subject in Subjects]: Readonly<Record<AuditActions[Subject], PlainKey>>;
};
