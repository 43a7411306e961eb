import type { Migration } from "kysely/migration";
import * as tenancy from "./0001-tenancy.ts";
import * as signIn from "./0002-sign-in.ts";
import * as shell from "./0003-shell.ts";
import * as navigation from "./0004-navigation-data.ts";
import * as passwords from "./0005-passwords.ts";
import * as openid from "./0006-openid.ts";
import * as saml from "./0007-saml.ts";
import * as factors from "./0008-factors.ts";
import * as branding from "./0009-branding.ts";
import * as searchByWords from "./0010-search-by-words.ts";
import * as securityPolicy from "./0011-security-policy.ts";
import * as tenantOncePerStatement from "./0012-tenant-once-per-statement.ts";
import * as appendOnlyAudit from "./0013-append-only-audit.ts";
import * as jobs from "./0014-jobs.ts";
import * as installation from "./0015-installation.ts";
import * as namesInTheTransaction from "./0016-names-in-the-transaction.ts";
import * as oneNameAtAnIdentityProvider from "./0017-one-name-at-an-identity-provider.ts";
import * as tenantDomains from "./0018-tenant-domains.ts";
import * as resetsOfKnownDevices from "./0019-resets-of-known-devices.ts";
import * as openidOptions from "./0020-openid-options.ts";
import * as roleDescriptions from "./0021-role-descriptions.ts";
import * as savedViews from "./0022-saved-views.ts";
import * as clientsOfTenants from "./0023-clients-of-tenants.ts";
import * as notifications from "./0024-notifications.ts";
import * as shellSettings from "./0025-shell-settings.ts";
import * as administeredUsers from "./0026-administered-users.ts";
import * as organisation from "./0027-organisation.ts";
import * as accessKeys from "./0028-access-keys.ts";
import * as dashboards from "./0030-dashboards.ts";
import * as faultsOfImports from "./0033-faults-of-imports.ts";
import * as auditChain from "./0035-audit-chain.ts";
import * as planningSetUp from "./0038-planning-set-up.ts";
import * as intervalHistory from "./0039-interval-history.ts";
import * as forecasts from "./0040-forecasts.ts";
import * as staffing from "./0042-staffing.ts";
import * as peopleForPlanning from "./0044-people-for-planning.ts";
import * as generationRuns from "./0045-generation-runs.ts";
import * as schedules from "./0046-schedules.ts";
import * as calendarFeeds from "./0047-calendar-feeds.ts";
import * as serviceAccounts from "./0049-service-accounts.ts";
import * as testsOfSingleSignOn from "./0053-tests-of-single-sign-on.ts";
import * as failedChecksOfDomains from "./0054-failed-checks-of-domains.ts";
import * as idempotencyKeys from "./0057-idempotency-keys.ts";
import * as webhooks from "./0058-webhooks.ts";
import * as historyImports from "./0061-history-imports.ts";
import * as timeOff from "./0069-time-off.ts";
import * as provisioning from "./0070-provisioning.ts";
import * as versionsOfBrands from "./0073-versions-of-brands.ts";
import * as purgeOfTenants from "./0074-purge-of-tenants.ts";
import * as schedulePresence from "./0076-schedule-presence.ts";
import * as reportDeliveries from "./0083-report-deliveries.ts";
import * as shiftTrades from "./0084-shift-trades.ts";
import * as figuresOfGenerations from "./0085-figures-of-generations.ts";
import * as navigationInCode from "./0087-navigation-in-code.ts";
import * as versionsOfSingleSignOn from "./0088-versions-of-single-sign-on.ts";
import * as looksOfHosts from "./0089-looks-of-hosts.ts";
import * as queuesOfHistory from "./0090-queues-of-history.ts";
import * as swapsForEverybody from "./0091-swaps-for-everybody.ts";
import * as hostsOfMails from "./0095-hosts-of-mails.ts";
import * as growingTables from "./0099-growing-tables.ts";
import * as resetCodesByAddress from "./0100-reset-codes-by-address.ts";
import * as statusBeforeDeletion from "./0105-status-before-deletion.ts";
import * as indexesByAge from "./0106-indexes-by-age.ts";
import * as groupsOfCalendarEvents from "./0115-groups-of-calendar-events.ts";
import * as queuesOfImports from "./0130-queues-of-imports.ts";
import * as shiftsReadByGenerations from "./0138-shifts-read-by-generations.ts";
import * as peopleCountedByIndex from "./0139-people-counted-by-index.ts";
import * as wishesWeighedByGenerations from "./0140-wishes-weighed-by-generations.ts";
import * as undoneShiftChanges from "./0141-undone-shift-changes.ts";
import * as endsOfImpersonations from "./0145-ends-of-impersonations.ts";
import * as inputsOfForecasts from "./0148-inputs-of-forecasts.ts";
import * as chosenMethods from "./0149-chosen-methods.ts";
import * as hourlyCostOfBusinessUnits from "./0151-hourly-cost-of-business-units.ts";
import * as decisionsAboutHandleTimes from "./0152-decisions-about-handle-times.ts";
import * as layersOfPublications from "./0153-layers-of-publications.ts";
import * as countsOfUsers from "./0154-counts-of-users.ts";
import * as lettersOfATenant from "./0155-letters-of-a-tenant.ts";
import * as adherence from "./0156-adherence.ts";
import * as quality from "./0157-quality.ts";
import * as interactions from "./0160-interactions.ts";
import * as analytics from "./0161-analytics.ts";
import * as topics from "./0162-topics.ts";
import * as ownInteractions from "./0163-own-interactions.ts";
import * as calibrations from "./0164-calibrations.ts";
import * as adherenceAlerts from "./0167-adherence-alerts.ts";
import * as timeOffWithinShifts from "./0170-time-off-within-shifts.ts";
import * as pageFiles from "./0173-page-files.ts";
import * as interactionFacts from "./0174-interaction-facts.ts";
import * as evaluationPlans from "./0176-evaluation-plans.ts";

/** Forward only, newest last. A released migration is never edited; changes get a new one. */
export const migrations: Record<string, Migration> = {
  "0001-tenancy": tenancy,
  "0002-sign-in": signIn,
  "0003-shell": shell,
  "0004-navigation-data": navigation,
  "0005-passwords": passwords,
  "0006-openid": openid,
  "0007-saml": saml,
  "0008-factors": factors,
  "0009-branding": branding,
  "0010-search-by-words": searchByWords,
  "0011-security-policy": securityPolicy,
  "0012-tenant-once-per-statement": tenantOncePerStatement,
  "0013-append-only-audit": appendOnlyAudit,
  "0014-jobs": jobs,
  "0015-installation": installation,
  "0016-names-in-the-transaction": namesInTheTransaction,
  "0017-one-name-at-an-identity-provider": oneNameAtAnIdentityProvider,
  "0018-tenant-domains": tenantDomains,
  "0019-resets-of-known-devices": resetsOfKnownDevices,
  "0020-openid-options": openidOptions,
  "0021-role-descriptions": roleDescriptions,
  "0022-saved-views": savedViews,
  "0023-clients-of-tenants": clientsOfTenants,
  "0024-notifications": notifications,
  "0025-shell-settings": shellSettings,
  "0026-administered-users": administeredUsers,
  "0027-organisation": organisation,
  "0028-access-keys": accessKeys,
  "0030-dashboards": dashboards,
  "0033-faults-of-imports": faultsOfImports,
  "0035-audit-chain": auditChain,
  "0038-planning-set-up": planningSetUp,
  "0039-interval-history": intervalHistory,
  "0040-forecasts": forecasts,
  "0042-staffing": staffing,
  "0044-people-for-planning": peopleForPlanning,
  "0045-generation-runs": generationRuns,
  "0046-schedules": schedules,
  "0047-calendar-feeds": calendarFeeds,
  "0049-service-accounts": serviceAccounts,
  "0053-tests-of-single-sign-on": testsOfSingleSignOn,
  "0054-failed-checks-of-domains": failedChecksOfDomains,
  "0057-idempotency-keys": idempotencyKeys,
  "0058-webhooks": webhooks,
  "0061-history-imports": historyImports,
  "0069-time-off": timeOff,
  "0070-provisioning": provisioning,
  "0073-versions-of-brands": versionsOfBrands,
  "0074-purge-of-tenants": purgeOfTenants,
  "0076-schedule-presence": schedulePresence,
  "0083-report-deliveries": reportDeliveries,
  "0084-shift-trades": shiftTrades,
  "0085-figures-of-generations": figuresOfGenerations,
  "0087-navigation-in-code": navigationInCode,
  "0088-versions-of-single-sign-on": versionsOfSingleSignOn,
  "0089-looks-of-hosts": looksOfHosts,
  "0090-queues-of-history": queuesOfHistory,
  "0091-swaps-for-everybody": swapsForEverybody,
  "0095-hosts-of-mails": hostsOfMails,
  "0099-growing-tables": growingTables,
  "0100-reset-codes-by-address": resetCodesByAddress,
  "0105-status-before-deletion": statusBeforeDeletion,
  "0106-indexes-by-age": indexesByAge,
  "0115-groups-of-calendar-events": groupsOfCalendarEvents,
  "0130-queues-of-imports": queuesOfImports,
  "0138-shifts-read-by-generations": shiftsReadByGenerations,
  "0139-people-counted-by-index": peopleCountedByIndex,
  "0140-wishes-weighed-by-generations": wishesWeighedByGenerations,
  "0141-undone-shift-changes": undoneShiftChanges,
  "0145-ends-of-impersonations": endsOfImpersonations,
  "0148-inputs-of-forecasts": inputsOfForecasts,
  "0149-chosen-methods": chosenMethods,
  "0151-hourly-cost-of-business-units": hourlyCostOfBusinessUnits,
  "0152-decisions-about-handle-times": decisionsAboutHandleTimes,
  "0153-layers-of-publications": layersOfPublications,
  "0154-counts-of-users": countsOfUsers,
  "0155-letters-of-a-tenant": lettersOfATenant,
  "0156-adherence": adherence,
  "0157-quality": quality,
  "0160-interactions": interactions,
  "0161-analytics": analytics,
  "0162-topics": topics,
  "0163-own-interactions": ownInteractions,
  "0164-calibrations": calibrations,
  "0167-adherence-alerts": adherenceAlerts,
  "0170-time-off-within-shifts": timeOffWithinShifts,
  "0173-page-files": pageFiles,
  "0174-interaction-facts": interactionFacts,
  "0176-evaluation-plans": evaluationPlans,
};
