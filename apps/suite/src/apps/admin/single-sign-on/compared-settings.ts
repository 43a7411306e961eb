import type { Words } from "@evolve/i18n";
import type { SettingsFields } from "./settings-form.ts";

const formatKeys = {
  emailAddress: "singleSignOn.formatEmail",
  persistent: "singleSignOn.formatPersistent",
  unspecified: "singleSignOn.formatUnspecified",
} as const;

/** What two administrators have set, field by field. A role is compared by its id, since its name is not part of the settings. */
export const comparedSettings = (words: Words, mine: SettingsFields, theirs: SettingsFields) => {
  const { t } = words;
  const yesOrNo = (isOn: boolean) => t(isOn ? "common.yes" : "common.no");
  const both = (label: string, textOf: (fields: SettingsFields) => string) =>
    [label, textOf(mine), textOf(theirs)] as const;
  return [
    both(t("singleSignOn.enabled"), ({ enabled }) => yesOrNo(enabled)),
    both(t("singleSignOn.entityId"), ({ entityId }) => entityId),
    both(t("singleSignOn.signOnUrl"), ({ signOnUrl }) => signOnUrl),
    both(t("singleSignOn.logoutUrl"), ({ logoutUrl }) => logoutUrl),
    both(t("singleSignOn.certificates"), ({ certificates }) => certificates),
    both(t("singleSignOn.nameIdFormat"), ({ nameIdFormat }) => t(formatKeys[nameIdFormat])),
    both(t("singleSignOn.attributeUserName"), ({ attributes }) => attributes.userName),
    both(t("singleSignOn.attributeEmail"), ({ attributes }) => attributes.email),
    both(t("singleSignOn.attributeFirstName"), ({ attributes }) => attributes.firstName),
    both(t("singleSignOn.attributeLastName"), ({ attributes }) => attributes.lastName),
    both(t("singleSignOn.createUsers"), ({ createUsers }) => yesOrNo(createUsers)),
    both(t("singleSignOn.defaultRole"), ({ defaultRoleId }) => defaultRoleId ?? ""),
    both(t("singleSignOn.idpInitiated"), ({ idpInitiated }) => yesOrNo(idpInitiated)),
    both(t("singleSignOn.signRequests"), ({ signRequests }) => yesOrNo(signRequests)),
    both(t("singleSignOn.lookForSession"), ({ lookForSession }) => yesOrNo(lookForSession)),
    both(t("singleSignOn.landingPage"), ({ landingPage }) => landingPage),
  ];
};
