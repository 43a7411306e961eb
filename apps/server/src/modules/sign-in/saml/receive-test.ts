import type { SamlTestReport } from "@evolve/contracts/saml";
import type { Services } from "../../../core/services.ts";
import { Refusal } from "../../../core/refusal.ts";
import { refuseUnfit } from "../authentication/index.ts";
import { matchUser } from "./match-user.ts";
import type { Assertion } from "./read-assertion.ts";
import { refuseSaml, SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./settings-repository.ts";
import { rememberAssertion } from "./sign-in-repository.ts";
import { keepReport, type WaitingTest } from "./test-repository.ts";
import { verifyResponse } from "./verify-response.ts";

/**
 * Takes the identity provider's answer to a test. It is checked as one that signs somebody in, and reported; the assertion
 * counts as used. Returns the screen that shows the report.
 */
export const receiveTest = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  test: WaitingTest,
  message: string,
): Promise<string> => {
  const report = await reportOf(services, tenantId, settings, test, message);
  await services.database.withTenant(tenantId, (tx) => keepReport(tx, tenantId, test.id, report));
  return `${test.returnOrigin}/admin/#/single-sign-on?test=${test.id}`;
};

const reportOf = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  test: WaitingTest,
  message: string,
): Promise<SamlTestReport> => {
  let claims: SamlTestReport["claims"] = null;
  try {
    const assertion = await verifyResponse(services, tenantId, settings, message);
    claims = claimsOf(assertion);
    if (assertion.inResponseTo !== test.id) refuseSaml("it answers another request");
    const isFresh = await services.database.withTenant(tenantId, (tx) =>
      rememberAssertion(tx, tenantId, assertion.id, assertion.usableUntil),
    );
    if (!isFresh) refuseSaml("the assertion was used before");
    return { claims, outcome: await outcomeOf(services, tenantId, settings, assertion) };
  } catch (error) {
    if (!(error instanceof SamlRefusal || error instanceof Refusal)) throw error;
    const errorCode = error instanceof Refusal ? error.code : null;
    return { claims, outcome: { kind: "refused", userName: null, reason: error.message, errorCode } };
  }
};

const claimsOf = ({ issuer, nameId, nameIdFormat, sessionIndex, attributes }: Assertion): SamlTestReport["claims"] => ({
  issuer,
  nameId,
  nameIdFormat,
  sessionIndex,
  attributes: Array.from(attributes, ([name, value]) => ({ name, value })),
});

const outcomeOf = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  assertion: Assertion,
): Promise<SamlTestReport["outcome"]> => {
  const match = await matchUser(services, tenantId, settings, assertion);
  if (match.kind === "new") return { kind: "creates", userName: match.userName, reason: null, errorCode: null };
  refuseUnfit(services, match.person, "saml");
  const kind = match.kind === "linked" ? "signsIn" : "links";
  return { kind, userName: match.person.userName, reason: null, errorCode: null };
};
