import { allCalls } from "@evolve/contracts/calls";
import { reviveUser } from "@evolve/contracts/user-administration";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { connectScim } from "@evolve/testkit/scim-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isCreation } from "./idempotency.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const namesIn = (text: string): string[] => text.trim().split(/\s+/);

/** What makes something or sends something, and so must not happen twice when a request is repeated. */
const honouring = namesIn(`
    acceptGeneration acceptTrade addAdherenceException addOverrides addPasskey addPlanningAgents addRecordingMarker
    broadcastMessage claimDomain createAccessKey createDashboard createGroup createOpenidClient createPreference
    createQualityForm createReportDelivery createRole createSavedView createSchedule createServiceAccount
    createSkill createTeam createTenant createTopic createWebhook declineTrade exportAuditTrail exportTenant
    importAcdSkills inviteUsers offerShift proposeExchange provisionGroup provisionUser publishForecast
    publishNotification publishQualityForm publishSchedule pushAgentStates pushInteractions pushIntervals
    registerUser registerWfoUser renewCalendarFeed renewRecoveryCodes replayWebhookDelivery requestTimeOff
    resendInvitations reviveUser rotateOpenidClientSecret rotateWebhookSecret saveActivityCode saveAdherenceAlert
    saveAvailability saveBrand saveBusinessUnit saveCalendarEvent saveCalibration saveDayOffPreferences
    saveEmployeeGroup saveEvaluation saveEvaluationPlan savePasswordPolicy savePlanningAgent savePlanningGroup
    saveQueue saveRecordingSettings saveRotation saveSamlSettings saveScenario saveShiftPreferences saveShrinkage
    saveSignInPage saveStateMapping saveTenantAddresses saveTenantSettings saveTimeOffEntitlement saveTimeOffLimit
    saveTradeSettings saveUserSettings saveWorkPlan sendReportDelivery startAssignment startCalibration
    startEvaluation startForecast startGeneration startHistoryImport startImpersonation startListening
    startOwnListening startPasswordReset startSamlTest startUserImport testWebhook
  `);

/** A `POST` that reads, sets a state or takes something away: made twice, it has the same effect as once. */
const harmless = namesIn(`
    acknowledgeEvaluation acknowledgeNotifications calculateStaffing cancelJob changeMembers changeMemberships
    changePassword changePlanningAgents checkMyTimeOff checkWorkPlan closeCalibration compareScenarios
    compareSchedule decideDispute decideOnHistory decideTimeOff decideTrade deleteGroups deleteInteraction
    deleteUser deleteUsersById disputeEvaluation editPlanningAgents emergingWords endOwnSessions endTenantSessions
    endUserSessions findTradePartners groupExists groupUsers handOverAssignment holdInteraction interactionOverview
    migrateTenantToCognito passkeyRegistration prepareHistoryFile prepareUserImport previewLicences previewTopic
    qualityOverview readPartnerShifts readSamlMetadata readScheduleCoverage readScheduleRoster readShifts
    recalculateForecast releaseInteraction reopenTimeOff reopenTrade reportActivity resetBrand restoreDashboard
    restoreForecastSnapshot restoreQualityForm restoreTenant restoreTopic retireQualityForm retireTopic rollSamlKey
    runReport scimBulk searchActivityCodes searchAdherence searchAdherenceAlerts searchAgentHistory
    searchAlertRecipients searchAssignments searchAuditEvents searchBusinessUnits searchCalendarEvents
    searchCalibrations searchEmployeeGroups searchEvaluatedAgents searchEvaluationPlans searchEvaluations
    searchGenerations searchGroups searchHistoryImports searchImpersonations searchInteractions searchMembers
    searchMyTimeOff searchMyTrades searchOpenidClients searchOwnEvaluations searchOwnInteractions
    searchPlanningAgents searchPlanningGroups searchPublicationChanges searchPublications searchQualityForms
    searchQueues searchReportDeliveries searchReportRecipients searchRoles searchRotations searchSamlUsers
    searchSessions searchSkills searchStateMappings searchTeams searchTeamsV3 searchTenants searchTimeOff
    searchTimeOffBalances searchTimeOffLimits searchTopics searchTrades searchUnplannedUsers searchUserRoles
    searchUserSessions searchUsers searchUsersByPermission searchUsersV1 searchWebhooks searchWorkPlans
    seeMySchedule setTenantStatus stepUp submitCalibration submitEvaluation undoAdherenceException
    undoForecastPublication undoHistoryDecision undoHistoryImport updateUser updateWfoUser uploadRecording
    uploadUsersCsv usersBasicDetails verifyDomain withdrawEvaluation withdrawTimeOff withdrawTrade writeShifts
  `);

test("Every call that makes or sends something honours an Idempotency-Key; a new call is put on one of two lists", () => {
  const guarded = allCalls.filter(({ access }) => access !== "public");
  expect(guarded.filter(isCreation).map(({ name }) => name)).toEqual(expect.arrayContaining(honouring));
  expect(guarded.filter(isCreation)).toHaveLength(honouring.length);
  const others = guarded.filter((call) => call.method === "POST" && !isCreation(call)).map(({ name }) => name);
  expect(others.sort()).toEqual(harmless);
});

test("A user who is restored by a repeated request is invited once", async () => {
  const tenant = await buildTenant(server.services);
  const client = await signIn(server, await buildUser(server.services, tenant));
  const gone = await buildUser(server.services, tenant, { status: "DELETED" });
  const revive = () =>
    client.send(reviveUser, { body: { userId: gone.id }, headers: { "idempotency-key": "revive-once" } });
  const [first, again] = [await revive(), await revive()];
  expect(first.status).toBe(200);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(again.response.headers["idempotency-replayed"]).toBe("true");
  const { system } = server.services.database;
  const mails = await system.selectFrom("mail_outbox").select("id").where("recipient", "=", gone.userName).execute();
  expect(mails).toHaveLength(1);
});

test("A user who is provisioned by a repeated request is answered again as at first, with the headers of a created resource", async () => {
  const identityProvider = await connectScim(server, await buildTenant(server.services));
  const userName = `once.${Date.now()}@scim.test`;
  const body = { schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"], userName };
  const provision = () => identityProvider.send("POST", "/Users", body, { "idempotency-key": "provision-once" });
  const [first, again] = [await provision(), await provision()];
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, body: first.body });
  for (const name of ["location", "etag"]) {
    expect(first.headers[name]).toBeDefined();
    expect(again.headers[name]).toBe(first.headers[name]);
  }
});
