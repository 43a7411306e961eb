import { useWords } from "@evolve/i18n/react";
import { useEffect, useRef } from "react";
import { lookAddress } from "./start-address.ts";

interface LookForSessionProps {
  readonly tenantId: string;
  readonly onKnown: () => void;
}

const isKnown = (data: unknown): boolean =>
  typeof data === "object" &&
  data !== null &&
  "messageType" in data &&
  data.messageType === "ssoLooked" &&
  "isKnown" in data &&
  data.isKnown === true;

/**
 * Asks the identity provider without a word whether it knows the person. Best effort: most browsers keep its cookies from a
 * frame. Nobody is signed in by it (decision 16).
 */
export const LookForSession = ({ tenantId, onKnown }: LookForSessionProps) => {
  const words = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === frame.current?.contentWindow && isKnown(data)) onKnown();
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [onKnown]);
  return (
    <iframe
      ref={frame}
      hidden
      title={words.t("signIn.sso")}
      aria-hidden="true"
      tabIndex={-1}
      src={lookAddress(tenantId)}
    />
  );
};
