import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import "./consent.css";

const scopeKeys: Readonly<Record<string, PlainKey>> = {
  openid: "openid.scopeOpenid",
  profile: "openid.scopeProfile",
  email: "openid.scopeEmail",
  offline_access: "openid.scopeOfflineAccess",
};

/** What an application asks for, one line for each scope. */
export const ScopeList = ({ scopes }: { readonly scopes: readonly string[] }) => {
  const words = useWords();
  return (
    <ul className="consent-scopes">
      {scopes
        .flatMap((scope) => scopeKeys[scope] ?? [])
        .map((key) => (
          <li key={key}>{words.t(key)}</li>
        ))}
    </ul>
  );
};
