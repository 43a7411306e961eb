/**
 * Everything that the audit trail records, by what it is about: `user.created`. An action that is not listed here does not compile, and
 * neither does one without a name in `@evolve/i18n/audit-action-names`.
 */
export interface AuditActions {
  user:
    | "created"
    | "service-account-created"
    | "created-by-saml"
    | "invited"
    | "invited-again"
    | "imported"
    | "import-started"
    | "import-checked"
    | "signed-up"
    | "activated"
    | "updated"
    | "role-changed"
    | "deleted"
    | "revived"
    | "locked"
    | "unlocked"
    | "sessions-ended"
    | "session-ended"
    | "device-forgotten"
    | "factors-removed"
    | "mfa-enabled"
    | "mfa-disabled"
    | "passkey-added"
    | "passkey-removed"
    | "recovery-code-used"
    | "recovery-codes-renewed"
    | "password-reset-started"
    | "password-changed"
    | "password-reset"
    | "email-change-asked"
    | "email-changed"
    | "toggles-set"
    | "memberships-changed"
    | "agent-preferences-set"
    | "impersonation-started"
    | "impersonation-ended";
  session:
    | "signed-in"
    | "signed-out"
    | "signed-out-everywhere"
    | "signed-out-by-saml"
    | "ended"
    | "stepped-up"
    | "opened-by-access-key";
  role: "created" | "updated" | "deleted";
  tenant:
    | "created"
    | "updated"
    | "deleted"
    | "restored"
    | "purged"
    | "exported"
    | "status-set"
    | "sign-in-page-set"
    | "settings-set"
    | "addresses-set"
    | "branding-set"
    | "branding-reset"
    | "terms-set"
    | "mfa-policy-set"
    | "password-policy-set"
    | "sessions-ended"
    | "migrated-to-cognito";
  saml:
    | "settings-saved"
    | "key-published"
    | "key-switched"
    | "tested"
    | "identity-linked"
    | "identity-unlinked"
    | "refused"
    | "logout-refused";
  "openid-client": "created" | "updated" | "deleted" | "secret-rotated";
  webhook: "created" | "updated" | "deleted" | "secret-rotated" | "tested" | "replayed" | "given-up";
  openid: "consented" | "device-connected";
  domain: "claimed" | "verified" | "removed";
  device: "forgotten";
  team: "created" | "updated" | "deleted";
  group: "created" | "updated" | "deleted";
  skill: "created" | "updated" | "deleted" | "imported" | "linked";
  "employee-group": "created" | "updated" | "deleted";
  members: "changed";
  notification: "published" | "broadcast";
  view: "shared" | "unshared" | "updated" | "deleted";
  "access-key": "created" | "activated" | "deactivated" | "deleted";
  dashboard: "shared" | "deleted" | "restored";
  history: "decided" | "undone" | "import-checked" | "import-started" | "import-undone";
  "business-unit": "created" | "updated" | "deleted";
  "activity-code": "created" | "updated" | "deleted";
  "calendar-event": "created" | "updated" | "deleted";
  "planning-group": "created" | "updated" | "deleted";
  queue: "created" | "updated" | "deleted";
  "work-plan": "created" | "updated" | "deleted";
  rotation: "created" | "updated" | "deleted";
  "planning-agent": "added" | "updated" | "removed";
  forecast:
    | "started"
    | "recalculated"
    | "overridden"
    | "layers-changed"
    | "published"
    | "deleted"
    | "method-chosen"
    | "restored"
    | "publication-undone";
  staffing: "calculated";
  "staffing-scenario": "created" | "updated" | "deleted";
  shrinkage: "updated";
  schedule: "created" | "renamed" | "edited" | "generated" | "generation-accepted" | "published" | "deleted";
  "calendar-feed": "renewed" | "ended";
  "time-off": "requested" | "approved" | "denied" | "pending" | "waitlisted" | "withdrawn" | "cancelled";
  "time-off-limit": "created" | "updated" | "deleted";
  "time-off-entitlement": "set";
  "shift-trade":
    | "offered"
    | "accepted"
    | "declined"
    | "withdrawn"
    | "released"
    | "matched"
    | "approved"
    | "denied"
    | "reopened";
  "trade-settings": "updated";
  adherence: "approved" | "undone";
  "state-mapping": "created" | "updated" | "deleted";
  "adherence-alert": "created" | "updated" | "deleted";
  interaction:
    | "listened"
    | "read"
    | "recording-stored"
    | "marker-added"
    | "marker-changed"
    | "marker-deleted"
    | "held"
    | "released"
    | "deleted";
  "recording-settings": "updated";
  topic: "created" | "updated" | "retired" | "restored" | "deleted";
  "quality-form": "created" | "updated" | "published" | "retired" | "restored" | "deleted";
  evaluation: "started" | "submitted" | "withdrawn" | "acknowledged" | "disputed" | "dispute-decided";
  calibration: "started" | "submitted" | "closed" | "deleted";
  "evaluation-plan": "created" | "updated" | "deleted" | "drawn" | "handed-over";
  "report-delivery": "created" | "updated" | "deleted" | "sent";
  audit: "exported";
}

/** What an action is about: the part of its name before the dot. */
export type AuditSubject = keyof AuditActions;

export type AuditAction = { [S in AuditSubject]: `${S}.${AuditActions[S]}` }[AuditSubject];
