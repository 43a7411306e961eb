import { clientGrants, type OpenidClientFields } from "@evolve/contracts/openid-clients";
import type { Words } from "@evolve/i18n";
import { addressFields, optionFields } from "./client-labels.ts";
import { grantKeys } from "./grant-keys.ts";

/** What two administrators say of a client, field by field. */
export const comparedClients = (words: Words, mine: OpenidClientFields, theirs: OpenidClientFields) => {
  const { t } = words;
  const both = (label: string, textOf: (client: OpenidClientFields) => string) =>
    [label, textOf(mine), textOf(theirs)] as const;
  return [
    both(t("openidClients.name"), ({ name }) => name),
    both(t("openidClients.grants"), ({ grants }) =>
      words.list(clientGrants.filter((grant) => grants.includes(grant)).map((grant) => t(grantKeys[grant]))),
    ),
    ...addressFields.map(([field, label]) => both(t(label), (client) => client[field].join("\n"))),
    ...optionFields.map(([field, label]) => both(t(label), (client) => t(client[field] ? "common.yes" : "common.no"))),
    both(t("openidClients.algorithm"), ({ idTokenAlgorithm }) => idTokenAlgorithm),
  ];
};
