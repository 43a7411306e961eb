const service = (number: number): string => `platform_user_manager_service_${number}`;

/**
 * Every error the server answers with, by name: the code on the wire and the HTTP status. The words for each code stand in
 * `packages/i18n` under `errors.<code>.message`. Numbers are those of the specification (section 8) and its readings.
 */
export const errorCatalogue = {
  reusedPassword: { code: service(19), status: 400 },
  tenantInactive: { code: service(39), status: 403 },
  tenantNotAvailable: { code: service(58), status: 403 },
  wrongCredentials: { code: service(101), status: 401 },
  invalidTotp: { code: service(102), status: 401 },
  unauthorizedEmployee: { code: service(103), status: 403 },
  userLimitExceeded: { code: service(104), status: 409 },
  acdLoginIdExists: { code: service(105), status: 409 },
  invalidParameters: { code: service(106), status: 400 },
  throttled: { code: service(107), status: 503 },
  passwordPolicy: { code: service(123), status: 400 },
  policyChanged: { code: service(129), status: 403 },
  activatedTotpInvalid: { code: service(141), status: 400 },
  passwordRefused: { code: service(142), status: 400 },
  accountLocked: { code: service(144), status: 403 },
  accountLockdown: { code: service(145), status: 403 },
  passwordExpired: { code: service(149), status: 403 },
  passwordMismatch: { code: service(150), status: 403 },
  resetTotpInvalid: { code: service(168), status: 400 },
  changePasswordRequired: { code: "CHANGE_PASSWORD_REQUIRED", status: 403 },
  invalidLoginRequest: { code: "InvalidLoginRequest", status: 400 },
  codeChallengeMethodNotSupported: { code: "InvalidRequest_CodeChallengeMethod_NotSupported", status: 400 },
  samlUser: { code: "SAML_USER", status: 403 },
  samlRefused: { code: "SAML_REFUSED", status: 401 },
  signedOut: { code: "SIGNED_OUT", status: 401 },
  tokenExpired: { code: "TOKEN_EXPIRED", status: 401 },
  tokenInvalid: { code: "TOKEN_INVALID", status: 401 },
  forbidden: { code: "FORBIDDEN", status: 403 },
  changedMeanwhile: { code: "CHANGED_MEANWHILE", status: 409 },
  notFound: { code: "NOT_FOUND", status: 404 },
  unparsableBody: { code: "UNPARSABLE_BODY", status: 400 },
  unsupportedMediaType: { code: "UNSUPPORTED_MEDIA_TYPE", status: 415 },
  bodyTooLarge: { code: "BODY_TOO_LARGE", status: 413 },
  originNotAllowed: { code: "ORIGIN_NOT_ALLOWED", status: 403 },
  emailExists: { code: "EMAIL_EXISTS", status: 409 },
  invitationInvalid: { code: "INVITATION_INVALID", status: 410 },
  passwordTokenInvalid: { code: "PASSWORD_TOKEN_INVALID", status: 410 },
  verificationCodeInvalid: { code: "VERIFICATION_CODE_INVALID", status: 400 },
  emailTokenInvalid: { code: "EMAIL_VERIFICATION_INVALID", status: 410 },
  roleExists: { code: "ROLE_EXISTS", status: 409 },
  systemRole: { code: "SYSTEM_ROLE", status: 409 },
  roleInUse: { code: "ROLE_IN_USE", status: 409 },
  lastAdministrator: { code: "LAST_ADMINISTRATOR", status: 409 },
  tooManyJobs: { code: "TOO_MANY_JOBS", status: 409 },
  tooManyDomains: { code: "TOO_MANY_DOMAINS", status: 409 },
  domainNotVerified: { code: "DOMAIN_NOT_VERIFIED", status: 409 },
  domainTaken: { code: "DOMAIN_TAKEN", status: 409 },
  tooManyPreferences: { code: "TOO_MANY_PREFERENCES", status: 409 },
  tooManySkills: { code: "TOO_MANY_SKILLS", status: 400 },
  stepUpRequired: { code: "STEP_UP_REQUIRED", status: 403 },
  secondFactorRequired: { code: "SECOND_FACTOR_REQUIRED", status: 403 },
  mfaEnrolmentRequired: { code: "MFA_ENROLMENT_REQUIRED", status: 403 },
  mfaRequired: { code: "MFA_REQUIRED", status: 409 },
  enrolmentExpired: { code: "ENROLMENT_EXPIRED", status: 400 },
  invalidRecoveryCode: { code: "INVALID_RECOVERY_CODE", status: 401 },
  passkeyRefused: { code: "PASSKEY_REFUSED", status: 401 },
  temporarilyUnavailable: { code: "TEMPORARILY_UNAVAILABLE", status: 503 },
  timeout: { code: "504", status: 504 },
  unexpected: { code: "GeneralError", status: 500 },
} as const;

export type ErrorName = keyof typeof errorCatalogue;
export type ErrorCode = (typeof errorCatalogue)[ErrorName]["code"];

/** The code of a named error, to compare an answer with. */
export const codeOf = (name: ErrorName): string => errorCatalogue[name].code;
