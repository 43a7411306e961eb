import { addPasskey, passkeyRegistration } from "@evolve/contracts/factors";
import { useWords } from "@evolve/i18n/react";
import { CallError, isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { startRegistration } from "@simplewebauthn/browser";
import { codeOf } from "@evolve/contracts/errors";
import { systemName } from "./system-name.ts";
import { useSecurityCall } from "./use-security-call.ts";

/** Makes a passkey, named after the system that it is made on. What the browser refuses is told like a refusal of the server. */
export const useAddPasskey = () => {
  const words = useWords();
  const { client } = useShell();
  return useSecurityCall(
    async () => {
      const options = await client.call(passkeyRegistration, {});
      const credential = await startRegistration({ optionsJSON: options }).catch((cause: unknown) => {
        throw isCallError(cause) ? cause : new CallError({ code: codeOf("passkeyRefused"), status: 0 }, { cause });
      });
      const name = systemName(navigator.userAgent) || words.t("security.passkeyName");
      return client.call(addPasskey, { body: { name, credential: { ...credential, clientExtensionResults: {} } } });
    },
    ({ passkey }) => words.t("security.passkeyAdded", { name: passkey.name }),
  );
};
