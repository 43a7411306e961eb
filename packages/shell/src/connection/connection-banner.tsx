import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { useState, useSyncExternalStore } from "react";
import { PlainButton } from "../page/plain-button.tsx";
import type { Connection } from "./connection.ts";

/** Says that the server does not answer, and that it is asked again; goes by itself when it does. */
export const ConnectionBanner = ({ connection }: { readonly connection: Connection }) => {
  const words = useWords();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const [isTrying, setTrying] = useState(false);
  if (!isLost) return null;

  const tryNow = async () => {
    if (isTrying) return;
    setTrying(true);
    await connection.retry();
    setTrying(false);
  };
  return (
    <Banner
      tone="warning"
      className="sh-banner"
      title={words.t("shell.offlineTitle")}
      action={
        <PlainButton aria-disabled={isTrying} onClick={() => void tryNow()}>
          {words.t("shell.tryNow")}
        </PlainButton>
      }
    >
      {words.t("shell.offlineText")}
    </Banner>
  );
};
