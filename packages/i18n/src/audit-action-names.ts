import type { AuditSubject } from "@evolve/contracts/audit-actions";
import type { ActionNames } from "./action-names.ts";
import { planningActionNames } from "./planning-action-names.ts";
import type { PlainKey, Words } from "./words.ts";

/** What was done, in words: of each action that the audit trail records. */
const names: ActionNames<AuditSubject> = {
  user: {
    created: "audit.didUserCreated",
    "service-account-created": "audit.didUserServiceAccountCreated",
    "created-by-saml": "audit.didUserCreatedBySaml",
    invited: "audit.didUserInvited",
    "invited-again": "audit.didUserInvitedAgain",
    imported: "audit.didUserImported",
    "import-started": "audit.didUserImportStarted",
    "import-checked": "audit.didUserImportChecked",
    "signed-up": "audit.didUserSignedUp",
    activated: "audit.didUserActivated",
    updated: "audit.didUserUpdated",
    "role-changed": "audit.didUserRoleChanged",
    deleted: "audit.didUserDeleted",
    revived: "audit.didUserRevived",
    locked: "audit.didUserLocked",
    unlocked: "audit.didUserUnlocked",
    "sessions-ended": "audit.didUserSessionsEnded",
    "session-ended": "audit.didUserSessionEnded",
    "device-forgotten": "audit.didUserDeviceForgotten",
    "factors-removed": "audit.didUserFactorsRemoved",
    "mfa-enabled": "audit.didUserMfaEnabled",
    "mfa-disabled": "audit.didUserMfaDisabled",
    "passkey-added": "audit.didUserPasskeyAdded",
    "passkey-removed": "audit.didUserPasskeyRemoved",
    "recovery-code-used": "audit.didUserRecoveryCodeUsed",
    "recovery-codes-renewed": "audit.didUserRecoveryCodesRenewed",
    "password-reset-started": "audit.didUserPasswordResetStarted",
    "password-changed": "audit.didUserPasswordChanged",
    "password-reset": "audit.didUserPasswordReset",
    "email-change-asked": "audit.didUserEmailChangeAsked",
    "email-changed": "audit.didUserEmailChanged",
    "toggles-set": "audit.didUserTogglesSet",
    "memberships-changed": "audit.didUserMembershipsChanged",
    "agent-preferences-set": "audit.didUserAgentPreferencesSet",
    "impersonation-started": "audit.didUserImpersonationStarted",
    "impersonation-ended": "audit.didUserImpersonationEnded",
  },
  session: {
    "signed-in": "audit.didSessionSignedIn",
    "signed-out": "audit.didSessionSignedOut",
    "signed-out-everywhere": "audit.didSessionSignedOutEverywhere",
    "signed-out-by-saml": "audit.didSessionSignedOutBySaml",
    ended: "audit.didSessionEnded",
    "stepped-up": "audit.didSessionSteppedUp",
    "opened-by-access-key": "audit.didSessionByAccessKey",
  },
  role: {
    created: "audit.didRoleCreated",
    updated: "audit.didRoleUpdated",
    deleted: "audit.didRoleDeleted",
  },
  tenant: {
    created: "audit.didTenantCreated",
    updated: "audit.didTenantUpdated",
    deleted: "audit.didTenantDeleted",
    restored: "audit.didTenantRestored",
    purged: "audit.didTenantPurged",
    exported: "audit.didTenantExported",
    "status-set": "audit.didTenantStatusSet",
    "sign-in-page-set": "audit.didTenantSignInPageSet",
    "settings-set": "audit.didTenantSettingsSet",
    "addresses-set": "audit.didTenantAddressesSet",
    "branding-set": "audit.didTenantBrandingSet",
    "branding-reset": "audit.didTenantBrandingReset",
    "terms-set": "audit.didTenantTermsSet",
    "mfa-policy-set": "audit.didTenantMfaPolicySet",
    "password-policy-set": "audit.didTenantPasswordPolicySet",
    "sessions-ended": "audit.didTenantSessionsEnded",
    "migrated-to-cognito": "audit.didTenantMigrated",
  },
  saml: {
    "settings-saved": "audit.didSamlSettingsSaved",
    "key-published": "audit.didSamlKeyPublished",
    "key-switched": "audit.didSamlKeySwitched",
    "identity-linked": "audit.didSamlIdentityLinked",
    "identity-unlinked": "audit.didSamlIdentityUnlinked",
    tested: "audit.didSamlTested",
    refused: "audit.didSamlRefused",
    "logout-refused": "audit.didSamlLogoutRefused",
  },
  "openid-client": {
    created: "audit.didOpenidClientCreated",
    updated: "audit.didOpenidClientUpdated",
    deleted: "audit.didOpenidClientDeleted",
    "secret-rotated": "audit.didOpenidClientSecretRotated",
  },
  webhook: {
    created: "audit.didWebhookCreated",
    updated: "audit.didWebhookUpdated",
    deleted: "audit.didWebhookDeleted",
    "secret-rotated": "audit.didWebhookSecretRotated",
    tested: "audit.didWebhookTested",
    replayed: "audit.didWebhookReplayed",
    "given-up": "audit.didWebhookGivenUp",
  },
  openid: {
    consented: "audit.didOpenidConsented",
    "device-connected": "audit.didOpenidDeviceConnected",
  },
  domain: {
    claimed: "audit.didDomainClaimed",
    verified: "audit.didDomainVerified",
    removed: "audit.didDomainRemoved",
  },
  device: {
    forgotten: "audit.didDeviceForgotten",
  },
  team: {
    created: "audit.didTeamCreated",
    updated: "audit.didTeamUpdated",
    deleted: "audit.didTeamDeleted",
  },
  group: {
    created: "audit.didGroupCreated",
    updated: "audit.didGroupUpdated",
    deleted: "audit.didGroupDeleted",
  },
  skill: {
    created: "audit.didSkillCreated",
    updated: "audit.didSkillUpdated",
    deleted: "audit.didSkillDeleted",
    imported: "audit.didSkillImported",
    linked: "audit.didSkillLinked",
  },
  "employee-group": {
    created: "audit.didEmployeeGroupCreated",
    updated: "audit.didEmployeeGroupUpdated",
    deleted: "audit.didEmployeeGroupDeleted",
  },
  members: {
    changed: "audit.didMembersChanged",
  },
  notification: {
    published: "audit.didNotificationPublished",
    broadcast: "audit.didNotificationBroadcast",
  },
  view: {
    shared: "audit.didViewShared",
    unshared: "audit.didViewUnshared",
    updated: "audit.didViewUpdated",
    deleted: "audit.didViewDeleted",
  },
  "access-key": {
    created: "audit.didAccessKeyCreated",
    activated: "audit.didAccessKeyActivated",
    deactivated: "audit.didAccessKeyDeactivated",
    deleted: "audit.didAccessKeyDeleted",
  },
  dashboard: {
    shared: "audit.didDashboardShared",
    deleted: "audit.didDashboardDeleted",
    restored: "audit.didDashboardRestored",
  },
  ...planningActionNames,
  interaction: {
    listened: "audit.didInteractionListened",
    read: "audit.didInteractionRead",
    "recording-stored": "audit.didInteractionRecordingStored",
    "marker-added": "audit.didInteractionMarkerAdded",
    "marker-changed": "audit.didInteractionMarkerChanged",
    "marker-deleted": "audit.didInteractionMarkerDeleted",
    held: "audit.didInteractionHeld",
    released: "audit.didInteractionReleased",
    deleted: "audit.didInteractionDeleted",
  },
  "recording-settings": {
    updated: "audit.didRecordingSettingsUpdated",
  },
  topic: {
    created: "audit.didTopicCreated",
    updated: "audit.didTopicUpdated",
    retired: "audit.didTopicRetired",
    restored: "audit.didTopicRestored",
    deleted: "audit.didTopicDeleted",
  },
  "quality-form": {
    created: "audit.didQualityFormCreated",
    updated: "audit.didQualityFormUpdated",
    published: "audit.didQualityFormPublished",
    retired: "audit.didQualityFormRetired",
    restored: "audit.didQualityFormRestored",
    deleted: "audit.didQualityFormDeleted",
  },
  evaluation: {
    started: "audit.didEvaluationStarted",
    submitted: "audit.didEvaluationSubmitted",
    withdrawn: "audit.didEvaluationWithdrawn",
    acknowledged: "audit.didEvaluationAcknowledged",
    disputed: "audit.didEvaluationDisputed",
    "dispute-decided": "audit.didEvaluationDisputeDecided",
  },
  calibration: {
    started: "audit.didCalibrationStarted",
    submitted: "audit.didCalibrationSubmitted",
    closed: "audit.didCalibrationClosed",
    deleted: "audit.didCalibrationDeleted",
  },
  "evaluation-plan": {
    created: "audit.didEvaluationPlanCreated",
    updated: "audit.didEvaluationPlanUpdated",
    deleted: "audit.didEvaluationPlanDeleted",
    drawn: "audit.didEvaluationPlanDrawn",
    "handed-over": "audit.didEvaluationPlanHandedOver",
  },
  "report-delivery": {
    created: "audit.didReportDeliveryCreated",
    updated: "audit.didReportDeliveryUpdated",
    deleted: "audit.didReportDeliveryDeleted",
    sent: "audit.didReportDeliverySent",
  },
  audit: { exported: "audit.didAuditExported" },
};

const keys: ReadonlyMap<string, PlainKey> = new Map(
  Object.entries(names).flatMap(([subject, actions]) =>
    Object.entries<PlainKey>(actions).map(([what, key]) => [`${subject}.${what}`, key] as const),
  ),
);

/** The words for an action. One that only an earlier version recorded is shown by its own name. */
export const auditActionText = ({ t }: Words, action: string): string => {
  const key = keys.get(action);
  return key === undefined ? action : t(key);
};

/** The actions whose words contain a text, whatever its case. */
export const auditActionsMatching = ({ t }: Words, text: string): string[] => {
  const wanted = text.toLocaleLowerCase();
  return [...keys].filter(([, key]) => t(key).toLocaleLowerCase().includes(wanted)).map(([action]) => action);
};
