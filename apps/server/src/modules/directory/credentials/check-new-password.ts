import { passwordPolicyCriteriaMatch } from "@evolve/contracts/password-policy";
import { createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { isContextWord } from "./context-words.ts";
import { ruleOf } from "./password-rule.ts";
import { type Chooser, findTenantPolicy, listFormerHashes } from "./repository.ts";

interface Choice {
  chooser: Chooser;
  password: string;
  /** The form's field that a broken rule is told at. */
  field: "password" | "newPassword";
  /** In which a reason is told. */
  language: Language;
}

/**
 * Refuses a new password that breaks the rule of its authenticator (123), that is common or a name of the context (142), or
 * that the person has had of late (19); the latter two with the reason in the person's language.
 */
export const checkNewPassword = async (services: Services, choice: Choice): Promise<void> => {
  const { database, passwords } = services;
  const { chooser, password, field, language } = choice;
  const { tenantId, userId, passwordHash } = chooser;
  const tenant = await database.readTenant(tenantId, (tx) => findTenantPolicy(tx, tenantId));
  const { policy, fault } = ruleOf(chooser, tenant);
  if (!passwordPolicyCriteriaMatch(policy, password)) refuse("passwordPolicy", { fields: { [field]: fault } });

  const { t } = createWords(language, catalogueOf(language, ["passwordReasons"]));
  if (isCommonPassword(password)) refuse("passwordRefused", { details: t("passwordReasons.common") });
  if (isContextWord(password, chooser)) refuse("passwordRefused", { details: t("passwordReasons.contextWord") });

  if (tenant.historyLength === 0) return;
  const former = await database.readTenant(tenantId, (tx) =>
    listFormerHashes(tx, tenantId, userId, tenant.historyLength - 1),
  );
  for (const hash of [...(passwordHash ? [passwordHash] : []), ...former])
    if (await passwords.matches(hash, password))
      refuse("reusedPassword", { details: t("passwordReasons.reused", { count: tenant.historyLength }) });
};
