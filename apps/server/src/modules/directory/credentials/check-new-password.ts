import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { passwordPolicyCriteriaMatch } from "@evolve/contracts/password-policy";
import { createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { isContextWord } from "./context-words.ts";
import { ruleOf } from "./password-rule.ts";
import { type Chooser, findTenantPolicy, listFormerHashes } from "./repository.ts";

interface Choice {
  chooser: Chooser;
  password: string;
  /** The form field that a broken rule is reported at. */
  field: "password" | "newPassword";
  /** The language of a reason. */
  language: Language;
}

/**
 * Refuses a new password that breaks its authenticator's rule (123), that is common or a name related to the person (142),
 * or that they used recently (19); the latter two with a reason in the person's language.
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

/** The shipped filter; a newer list gets the next number. Built by data/build-common-passwords.mjs. */
const commonPasswordsFile = new URL("./data/common-passwords-1.txt.gz", import.meta.url);

let commonPasswords: ReadonlySet<string> | undefined;

/** Whether a password as a whole, in any case, is in the list of common passwords from leaks. */
const isCommonPassword = (password: string): boolean => {
  commonPasswords ??= new Set(gunzipSync(readFileSync(commonPasswordsFile)).toString("utf8").split("\n"));
  return commonPasswords.has(password.normalize("NFKC").toLowerCase());
};
